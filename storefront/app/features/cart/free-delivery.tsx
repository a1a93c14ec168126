import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { cartWording } from '@shop/wording/cart.ts';
import { hryvnias } from '@shop/wording/hryvnias.ts';
import { useSellingFacts } from '../../goods/use-selling-facts.ts';

/** How far it is to a delivery for nothing. `goods` is undefined while it is not known; its room is kept then. */
export function FreeDelivery({ goods }: { goods: Kopiykas | undefined }) {
  const { freeDeliveryFrom } = useSellingFacts();
  const missing = kopiykas(Math.max(0, freeDeliveryFrom - (goods ?? 0)));
  const words = missing > 0 ? cartWording.untilFreeDelivery(hryvnias(missing)) : cartWording.freeDelivery;
  return (
    <div className="free">
      <span>{goods === undefined ? '\u00a0' : words}</span>
      <div className="free__bar">
        <i style={{ transform: `scaleX(${1 - missing / freeDeliveryFrom})` }} />
      </div>
    </div>
  );
}
