import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { insertRequest, type LinkPurpose } from './links.queries.ts';

/**
 * Records that a link was requested. It looks nothing up, so that known and unknown addresses get the same answer in
 * the same time. The job finds out whether there is an account.
 */
export async function askForLink(
  tx: Transaction,
  { queue }: Pick<Shop, 'queue'>,
  request: { purpose: LinkPurpose; email: string; customerId?: number },
): Promise<void> {
  const requestId = await insertRequest(tx, { customerId: null, ...request });
  await queue.add(tx, 'answer-account-request', { requestId });
}
