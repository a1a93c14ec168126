import { cartWording } from '@shop/wording/cart.ts';
import { Icon } from '../ui/icon.tsx';
import './list-failure.css';

/** Shown when the list failed to load: the reason, as far as the browser knows, and a retry button. */
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
