import { shellWording } from '@shop/wording/shell.ts';
import { useSellingFacts } from '../../goods/use-selling-facts.ts';
import { AnyLink } from '../../navigation/any-link.tsx';
import type { ShellData } from './read-shell.ts';

export function TopBar({ blocks }: { blocks: ShellData['topBar'] }) {
  const { carrier, courier } = useSellingFacts().promises;
  const shown = blocks.filter(({ kind }) => kind === 'announcement' || (carrier ?? courier) !== null);
  if (shown.length === 0) return null;
  return (
    <section className="topbar" aria-label={shellWording.announcement}>
      {shown.map((block) => (
        <span key={block.id} className="topbar__item">
          {block.kind === 'announcement' ? (
            <Announcement {...block.data} />
          ) : (
            <DeliveryPromise carrier={carrier} courier={courier} />
          )}
        </span>
      ))}
    </section>
  );
}

function Announcement({ text, link }: { text: string; link: string | null }) {
  return link === null ? (
    text
  ) : (
    <AnyLink className="topbar__link" to={link}>
      {text}
    </AnyLink>
  );
}

/** From the rules of delivery, so that it promises what an order gets. */
function DeliveryPromise({ carrier, courier }: { carrier: string | null; courier: string | null }) {
  if (carrier === null) return courier;
  return (
    <>
      {carrier}
      <span className="topbar__more">{courier}</span>
    </>
  );
}
