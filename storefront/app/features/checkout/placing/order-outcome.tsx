import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { setQuantity } from '../../../browser-storage/cart.ts';
import { Icon } from '../../../ui/icon.tsx';
import { deliveryForm } from '../delivery/delivery-step.tsx';
import type { Placing } from './use-place-order.ts';
import { isCode, whatChanged } from './what-changed.ts';
import './order-outcome.css';

/** Why the order was not placed, and what the customer can do. */
export function OrderOutcome({ placing }: { placing: Placing }) {
  return (
    <div role="alert">
      {placing.state === 'failed' && (
        <div className="msg msg--danger outcome">
          <Icon name="circle-alert" />
          <div>
            <p>{placing.words ?? deliveryStepWording.orderFailed}</p>
            <p>{deliveryStepWording.orderFailedHint}</p>
          </div>
        </div>
      )}
      {placing.state === 'refused' && <Refused placing={placing} />}
    </div>
  );
}

function Refused({ placing }: { placing: Extract<Placing, { state: 'refused' }> }) {
  const { refusal, shown } = placing;
  const changes = whatChanged(refusal, shown);
  const left = isCode(refusal, 'out_of_stock') ? refusal.details.lines.filter(({ stock }) => stock) : [];
  // A limit of the shop: a retry does not help, the shop's staff can.
  const { phone } = refusal.details as { phone?: string | null };
  function takeWhatIsLeft() {
    // The button disappears with the notice, so the focus moves to the submit button.
    document.querySelector<HTMLElement>(`[type="submit"][form="${deliveryForm}"]`)?.focus();
    for (const { variantId, stock } of left) if (stock) setQuantity(variantId, stock);
  }
  return (
    <div className="msg msg--danger outcome">
      <Icon name="circle-alert" />
      <div>
        <p>{refusal.words || deliveryStepWording.orderFailed}</p>
        {changes.length > 0 && (
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        <p>{phone === undefined ? deliveryStepWording.nothingOrdered : deliveryStepWording.notOrdered}</p>
        {phone && (
          <a className="btn btn--line btn--s" href={`tel:${phone}`}>
            {deliveryStepWording.callUs}
          </a>
        )}
        {left.length > 0 && (
          <button type="button" className="btn btn--line btn--s" onClick={takeWhatIsLeft}>
            {deliveryStepWording.takeWhatIsLeft}
          </button>
        )}
      </div>
    </div>
  );
}
