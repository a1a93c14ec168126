import { PageLink } from '../../navigation/page-link.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Marked } from './marked.tsx';

/** Links under a small heading: words to search for, sections, brands. */
export function WayList({
  title,
  icon,
  ways,
  words = '',
}: {
  title: string;
  icon: IconName;
  ways: readonly { name: string; to: string }[];
  /** What was typed, to be marked. */
  words?: string;
}) {
  if (ways.length === 0) return null;
  return (
    <section className="ways" aria-label={title}>
      <h2 className="t-caption mute">{title}</h2>
      <ul>
        {ways.map(({ name, to }) => (
          <li key={to}>
            <PageLink className="ways__one" to={to}>
              <Icon name={icon} className="ico--s" />
              <span>
                <Marked text={name} words={words} />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
