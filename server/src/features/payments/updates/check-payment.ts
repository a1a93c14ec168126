import type { PaymentReply } from '@shop/contract/payments.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { isPaid } from '@shop/domain/payment-methods.ts';
import { isOneOf, undecidedStates } from '@shop/domain/payment-states.ts';
import { readClock } from '../../../database/clock.ts';
import type { Executor } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import type { OrderRow } from '../../orders/index.ts';
import { readShopRules } from '../../shop-settings/index.ts';
import { nextDeadlines } from '../deadlines.ts';
import { payingObstacle, paymentStatus } from '../payment-status.ts';
import { claimUndecidedAttempts, findOrderToPay, listAttempts, type Payment } from '../payments.queries.ts';
import { askProvider } from './ask-provider.ts';

/** The shortest pause between two questions to the provider: many pages may wait for one payment, each polling. */
const pauseSeconds = 3;
/** Timeout while a customer waits. Without an answer the shop replies with what it knows. */
const askWithinMs = 5_000;

type Tools = Pick<Shop, 'db' | 'queue' | 'log' | 'cardProvider'>;

/** The status of an order's payment. The provider is asked while it is undecided; the browser is not trusted. */
export async function checkPayment(tools: Tools, reference: string): Promise<PaymentReply> {
  await askAbout(tools, reference);
  return await readPayment(tools, reference);
}

/** Asks about every undecided attempt of the order, except those that were asked about seconds ago. */
async function askAbout(tools: Tools, reference: string): Promise<void> {
  const order = await readOrderToPay(tools.db, reference);
  await askAll(tools, await claimUndecidedAttempts(tools.db, order.id, pauseSeconds));
}

/** Asks about every undecided attempt, even if another request is asking: its answer would come too late here. */
export async function askNow(tools: Tools, reference: string): Promise<void> {
  const order = await readOrderToPay(tools.db, reference);
  const attempts = await listAttempts(tools.db, order.id);
  await askAll(
    tools,
    attempts.filter(({ state }) => isOneOf(undecidedStates, state)),
  );
}

async function askAll(tools: Tools, attempts: readonly Payment[]): Promise<void> {
  await Promise.all(attempts.map((attempt) => askProvider(tools, attempt, AbortSignal.timeout(askWithinMs))));
}

async function readOrderToPay(db: Executor, reference: string): Promise<OrderRow> {
  const order = await findOrderToPay(db, reference);
  if (order === undefined) throw new Refusal('order_not_found', {});
  return order;
}

async function readPayment({ db, cardProvider }: Tools, reference: string): Promise<PaymentReply> {
  const order = await readOrderToPay(db, reference);
  const attempts = await listAttempts(db, order.id);
  const { holdMinutes } = await readShopRules(db);
  const isTimeLeft = nextDeadlines(await readClock(db), order, holdMinutes) !== undefined;
  const status = paymentStatus(order, attempts);
  const code = status === 'Declined' || status === 'Expired' ? attempts.at(-1)?.reasonCode : null;
  return {
    status,
    order_id: order.id,
    order_reference: order.reference,
    payed: isPaid(order),
    can_pay: payingObstacle(order, attempts) === undefined && isTimeLeft,
    decline_reason: (code && cardProvider.declineReason(code)) || null,
  };
}
