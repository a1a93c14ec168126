import { accountPageWording } from '@shop/wording/account.ts';
import { Icon } from '../../ui/icon.tsx';
import { useIsOnline } from '../../ui/use-is-online.ts';

/** Shown when a section failed to load: the reason, as far as the browser knows, and a retry button. */
export function AccountFailure({ isAsking, onRetry }: { isAsking: boolean; onRetry: () => void }) {
  const isOnline = useIsOnline();
  return (
    <div className="msg msg--note acct__failure" role="alert">
      <Icon name="circle-alert" />
      <p>{isOnline ? accountPageWording.failed : accountPageWording.offline}</p>
      <button type="button" className="btn btn--line btn--s" aria-busy={isAsking} onClick={onRetry}>
        {accountPageWording.again}
      </button>
    </div>
  );
}
