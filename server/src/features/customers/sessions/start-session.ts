import type { Tokens } from '@shop/contract/sessions.ts';
import type { Executor } from '../../../database/database.ts';
import type { Secrets } from '../../../secrets.ts';
import { insertSession } from './sessions.queries.ts';
import { refreshSeconds, signAccess, signRefresh } from './tokens.ts';

/** The device and IP address of a sign-in. */
export type Device = { address: string; device: string };

export async function startSession(
  db: Executor,
  secrets: Secrets,
  customerId: number,
  { address, device }: Device,
): Promise<Tokens> {
  const { id, rotatedAt } = await insertSession(db, { customerId, device, address, seconds: refreshSeconds });
  return {
    access: await signAccess(secrets, { sessionId: id, customerId }),
    refresh: await signRefresh(secrets, { sessionId: id, generation: 0 }, rotatedAt),
  };
}
