import type { Executor } from '../../../database/database.ts';
import type { CheckedSession } from './check-access.ts';
import { nameDevice } from './name-device.ts';
import { listActiveSessions } from './sessions.queries.ts';

/** Active sessions: the current one first, then by last use. */
export async function listSessions(db: Executor, current: CheckedSession) {
  const sessions = (await listActiveSessions(db, current.customerId)).map((session) => ({
    id: session.id,
    ...nameDevice(session.device),
    address: session.address,
    created: session.createdAt.toISOString(),
    last_seen: session.lastSeenAt.toISOString(),
    is_current: session.id === current.id,
  }));
  return sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
}
