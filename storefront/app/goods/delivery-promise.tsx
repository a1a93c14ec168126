import { Icon } from '../ui/icon.tsx';
import { useSellingFacts } from './use-selling-facts.ts';
import './delivery-promise.css';

/** What delivery costs, in the words of the strip above the page; `withOwn` also names what the shop itself does. */
export function DeliveryPromise({ withOwn = false }: { withOwn?: boolean }) {
  const { carrier, courier, pickup } = useSellingFacts().promises;
  const [first, second] = [carrier, courier, pickup].filter((words) => words !== null);
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
