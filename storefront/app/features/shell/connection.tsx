import { shellWording } from '@shop/wording/shell.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';

/** Says that the browser is offline, or that a chunk of the page failed to load. */
export function Connection({ hasFailed }: { hasFailed: boolean }) {
  const isOnline = useIsOnline();
  return (
    <div className="connection" role="status">
      {!isOnline && <p className="msg msg--note">{shellWording.offline}</p>}
      {isOnline && hasFailed && <p className="msg msg--note">{shellWording.partFailed}</p>}
    </div>
  );
}
