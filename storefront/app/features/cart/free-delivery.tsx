import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { cartWording } from '@shop/wording/cart.ts';
import { deliveryPromises } from '@shop/wording/delivery-promises.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { DeliveryPromise } from '../../goods/delivery-promise.tsx';
import { useSellingFacts } from '../../goods/use-selling-facts.ts';

/** How much is missing for free delivery. While `goods` is undefined its place stays empty, so that nothing moves. */
export function FreeDelivery({ goods }: { goods: Kopiykas | undefined }) {
  const rules = useSellingFacts();
  const { freeDeliveryFrom, courierCost } = rules;
  const missing = kopiykas(courierCost > 0 ? Math.max(0, freeDeliveryFrom - (goods ?? 0)) : 0);
  const words = missing > 0 ? cartWording.untilFreeDelivery(exactHryvnias(missing)) : deliveryPromises.courier(rules);
  return (
    <div className="free">
      <DeliveryPromise />
      <span className="free__left">{goods === undefined ? '\u00a0' : words}</span>
      <div className="free__bar">
        <i style={{ transform: `scaleX(${missing > 0 ? 1 - missing / freeDeliveryFrom : 1})` }} />
      </div>
    </div>
  );
}
