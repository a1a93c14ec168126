import type { Transaction } from '../../../database/database.ts';
import type { QueuedWork } from '../../../job-queue.ts';
import type { Shop } from '../../../shop.ts';
import { queueLetter } from '../../notifications/index.ts';
import { type Customer, findCustomerByEmail, readCustomer } from '../customers.queries.ts';
import { type LinkPurpose, lockRequest } from './links.queries.ts';
import { issueLink } from './mailed-links.ts';

const letterKinds = {
  activation: 'activation',
  password_reset: 'password-reset',
  email_change: 'email-change',
} as const satisfies Record<LinkPurpose, string>;

type Tools = Pick<Shop, 'db' | 'queue' | 'secrets'>;

/** Mails the requested link if there is an account for it. */
export async function answerAccountRequest(
  tools: Tools,
  { requestId }: QueuedWork['answer-account-request'],
): Promise<void> {
  await tools.db.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (request === undefined) return;
    const { purpose, email } = request;
    const customer = await findRequestedCustomer(tx, request);
    if (customer === undefined) return;
    if (purpose === 'email_change' && (await findCustomerByEmail(tx, email))) {
      const event = `email-taken:${requestId}`;
      return await queueLetter(tx, tools.queue, { event, kind: 'email-taken', recipient: email, data: {} });
    }
    const { id: customerId, firstName } = customer;
    const newEmail = purpose === 'email_change' ? { newEmail: email } : {};
    const salt = await issueLink(tx, tools.secrets, { customerId, purpose, ...newEmail });
    const kind = letterKinds[purpose];
    const data = { customerId, firstName, salt };
    await queueLetter(tx, tools.queue, { event: `${kind}:request:${requestId}`, kind, recipient: email, data });
  });
}

async function findRequestedCustomer(
  tx: Transaction,
  { purpose, email, customerId }: NonNullable<Awaited<ReturnType<typeof lockRequest>>>,
): Promise<Customer | undefined> {
  if (customerId !== null) return await readCustomer(tx, customerId);
  const customer = await findCustomerByEmail(tx, email);
  return purpose === 'activation' && customer?.activatedAt ? undefined : customer;
}
