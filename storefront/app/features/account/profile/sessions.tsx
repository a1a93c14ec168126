import type { ApiReply } from '@shop/contract/client.ts';
import { isRefusal } from '@shop/contract/refusal.ts';
import { profileWording } from '@shop/wording/account-profile.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { AccountFailure } from '../account-failure.tsx';
import type { ReadyAccount } from '../use-account.ts';
import { useAction } from '../use-action.ts';

type Session = ApiReply<'GET /api/v1/auth/sessions/'>['sessions'][number];

/** The customer's sessions, each with a button to end it. A new `change` reloads the list. */
export function Sessions({ change, signOut }: { change: number; signOut: ReadyAccount['signOut'] }) {
  const { last, isAsking, hasFailed, retry } = useAnswer(change, readSessions, true);
  const ending = useAction();
  const leaving = useAction();
  const sessions = last?.answer ?? [];
  const keptFocus = useKeptFocus(String(sessions.length));
  const end = ({ id }: Session) => ending.run(() => endSession(id).finally(retry));
  const endAll = () => leaving.run(() => signOut('all'));
  const failed = [ending.action, leaving.action].find((action) => action.state === 'failed');
  return (
    <>
      <p className="soft">{profileWording.sessionsHint}</p>
      {hasFailed && <AccountFailure isAsking={isAsking} onRetry={retry} />}
      <div className="sessions" {...keptFocus}>
        <ul>
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={() => end(session)} />
          ))}
        </ul>
        {last === undefined && !hasFailed && <div className="sessions__coming" />}
      </div>
      <p className="sr" role="status">
        {ending.action.state === 'done' && profileWording.ended}
      </p>
      {failed?.state === 'failed' && (
        <Notice tone="danger">{errorMessage(failed.error, profileWording.actionFailed)}</Notice>
      )}
      <button type="button" className="btn btn--line" aria-busy={leaving.action.state === 'busy'} onClick={endAll}>
        {profileWording.signOutEverywhere}
      </button>
    </>
  );
}

function SessionLine({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { browser, system, address, last_seen, is_current } = session;
  const device = profileWording.device(browser, system);
  return (
    <li className="sessions__line" tabIndex={-1}>
      <div>
        <p className="sessions__device">
          {device} {is_current && <span className="flag flag--paid">{profileWording.thisDevice}</span>}
        </p>
        <p className="help">{profileWording.seen(new Date(last_seen), address)}</p>
      </div>
      {!is_current && (
        <button type="button" className="linkbtn" aria-label={profileWording.endOf(device)} onClick={onEnd}>
          <span className="link">{profileWording.end}</span>
        </button>
      )}
    </li>
  );
}

async function readSessions(_: number, signal: AbortSignal): Promise<readonly Session[]> {
  return (await browserApi('GET /api/v1/auth/sessions/', { signal })).sessions;
}

/** A session that is already over counts as ended. */
async function endSession(id: string): Promise<void> {
  try {
    await browserApi('DELETE /api/v1/auth/sessions/:id/', { params: { id } });
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'session_not_found') throw error;
  }
}
