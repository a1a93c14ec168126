import { deliveryPromises } from '@shop/wording/delivery-promises.ts';
import { Icon } from '../ui/icon.tsx';
import { useSellingFacts } from './use-selling-facts.ts';
import './delivery-promise.css';

/** What delivery costs, in the words of the strip above the page; `withOwn` also names what the shop itself does. */
export function DeliveryPromise({ withOwn = false }: { withOwn?: boolean }) {
  const { rules } = useSellingFacts();
  const { carrier, courier, pickup } = deliveryPromises;
  const [first, second] = [carrier(rules), courier(rules), pickup(rules)].filter((words) => words !== null);
  if (first === undefined) return null;
  return (
    <p className="promise">
      <Icon name="truck" />
      <span>
        {first}
        {withOwn && second && <span className="promise__more">{second}</span>}
      </span>
    </p>
  );
}
