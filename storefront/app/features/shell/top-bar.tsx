import { deliveryPromises } from '@shop/wording/delivery-promises.ts';
import { shellWording } from '@shop/wording/shell.ts';
import { useSellingFacts } from '../../goods/use-selling-facts.ts';
import { AnyLink } from '../../navigation/any-link.tsx';
import type { ShellData } from './read-shell.ts';

export function TopBar({ blocks }: { blocks: ShellData['topBar'] }) {
  if (blocks.length === 0) return null;
  return (
    <section className="topbar" aria-label={shellWording.announcement}>
      {blocks.map((block) => (
        <span key={block.id} className="topbar__item">
          {block.kind === 'announcement' ? <Announcement {...block.data} /> : <DeliveryPromise />}
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

/** From the selling rules, so that it promises what an order gets. */
function DeliveryPromise() {
  return (
    <>
      {deliveryPromises.carrier}
      <span className="topbar__more">{deliveryPromises.courier(useSellingFacts())}</span>
    </>
  );
}
