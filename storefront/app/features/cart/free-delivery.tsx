import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { deliveryPromises } from '@shop/wording/delivery-promises.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { DeliveryPromise } from '../../goods/delivery-promise.tsx';
import { useSellingFacts } from '../../goods/use-selling-facts.ts';

/** How much is missing for free delivery. While `goods` is undefined its place stays empty, so that nothing moves. */
export function FreeDelivery({ goods }: { goods: Kopiykas | undefined }) {
  const { rules } = useSellingFacts();
  const from = deliveryPromises.freeCourierFrom(rules);
  const missing = kopiykas(Math.max(0, (from ?? 0) - (goods ?? 0)));
  const words =
    missing > 0 ? deliveryPromises.untilFreeCourier(exactHryvnias(missing), rules) : deliveryPromises.courier(rules);
  if (deliveryPromises.carrier(rules) === null && words === null && deliveryPromises.pickup(rules) === null)
    return null;
  return (
    <div className="free">
      <DeliveryPromise />
      {rules.isOn.courier && <span className="free__left">{goods === undefined ? '\u00a0' : words}</span>}
      {from !== null && (
        <div className="free__bar">
          <i style={{ transform: `scaleX(${missing > 0 ? 1 - missing / from : 1})` }} />
        </div>
      )}
    </div>
  );
}
