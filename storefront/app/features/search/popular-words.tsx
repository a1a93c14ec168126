import { PageLink } from '../../navigation/page-link.tsx';
import { searchAddress } from './search-address.ts';
import '../../ui/chips.css';

/** Words that others search for, as links. */
export function PopularWords({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <section className="popular" aria-label={title}>
      <h2 className="t-heading">{title}</h2>
      <ul className="chips">
        {words.map((each) => (
          <li key={each}>
            <PageLink className="chip" to={searchAddress(each)}>
              {each}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
