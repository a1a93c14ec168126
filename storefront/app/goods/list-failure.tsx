import { cartWording } from '@shop/wording/cart.ts';
import { Icon } from '../ui/icon.tsx';
import './list-failure.css';

/** The list could not be asked for: why, as far as the browser knows, and another try. */
export function ListFailure({ isAsking, onRetry }: { isAsking: boolean; onRetry: () => void }) {
  return (
    <div className="msg msg--note list-failure" role="alert">
      <Icon name="circle-alert" />
      <p>{navigator.onLine ? cartWording.failed : cartWording.offline}</p>
      <button type="button" className="btn btn--line btn--s" aria-busy={isAsking} onClick={onRetry}>
        {cartWording.retry}
      </button>
    </div>
  );
}
