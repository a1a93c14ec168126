import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { insertRequest, type LinkPurpose } from './links.queries.ts';

/**
 * Notes that somebody wants a link mailed. Nothing is looked up here: a known address is answered like an unknown one,
 * and as fast. The job finds out whether there is anybody to write to.
 */
export async function askForLink(
  tx: Transaction,
  { queue }: Pick<Shop, 'queue'>,
  request: { purpose: LinkPurpose; email: string; customerId?: number },
): Promise<void> {
  const requestId = await insertRequest(tx, { customerId: null, ...request });
  await queue.add(tx, 'answer-account-request', { requestId });
}
