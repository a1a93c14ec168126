import { deliveryPromises } from '@shop/wording/delivery-promises.ts';
import { Icon } from '../ui/icon.tsx';
import { useSellingFacts } from './use-selling-facts.ts';
import './delivery-promise.css';

/** Delivery costs in the words of the strip above the page; `withCourier` also names the courier. */
export function DeliveryPromise({ withCourier = false }: { withCourier?: boolean }) {
  const courier = deliveryPromises.courier(useSellingFacts());
  return (
    <p className="promise">
      <Icon name="truck" />
      <span>
        {deliveryPromises.carrier}
        {withCourier && <span className="promise__more">{courier}</span>}
      </span>
    </p>
  );
}
