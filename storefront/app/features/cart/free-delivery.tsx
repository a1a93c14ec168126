import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { cartWording } from '@shop/wording/cart.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { DeliveryPromise } from '../../goods/delivery-promise.tsx';
import { useSellingFacts } from '../../goods/use-selling-facts.ts';

/** How much is missing for free delivery. While `goods` is undefined its place stays empty, so that nothing moves. */
export function FreeDelivery({ goods }: { goods: Kopiykas | undefined }) {
  const { carrier, courier, pickup, freeCourier } = useSellingFacts().promises;
  if ((carrier ?? courier ?? pickup) === null) return null;
  const missing = kopiykas(Math.max(0, (freeCourier?.from ?? 0) - (goods ?? 0)));
  const words =
    freeCourier && missing > 0 ? cartWording.untilFreeCourier(exactHryvnias(missing), freeCourier.where) : courier;
  return (
    <div className="free">
      <DeliveryPromise />
      {courier !== null && <span className="free__left">{goods === undefined ? '\u00a0' : words}</span>}
      {freeCourier && (
        <div className="free__bar">
          <i style={{ transform: `scaleX(${missing > 0 ? 1 - missing / freeCourier.from : 1})` }} />
        </div>
      )}
    </div>
  );
}
