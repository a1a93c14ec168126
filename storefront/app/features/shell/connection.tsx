import { shellWording } from '@shop/wording/shell.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';

/** Says that the browser is offline, for as long as it is, and that a part of the page could not be fetched. */
export function Connection({ hasFailed }: { hasFailed: boolean }) {
  const isOnline = useIsOnline();
  return (
    <div className="connection" role="status">
      {!isOnline && <p className="msg msg--note">{shellWording.offline}</p>}
      {isOnline && hasFailed && <p className="msg msg--note">{shellWording.partFailed}</p>}
    </div>
  );
}
