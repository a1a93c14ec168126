import { expect } from 'vitest';
import { reconcilePayments } from '../../src/features/payments/updates/reconcile-payments.ts';
import { bring } from '../card-orders.ts';
import { type BankAttempt, move, statement } from './bank.ts';
import type { Fate, Forgery, Given } from './commands.ts';
import { isAnswered, nth } from './customers.ts';
import { mayBeLost, tell } from './send-updates.ts';
import type { Webhook, World } from './world.ts';

const patience = new AbortController().signal;
const bodyOf = ({ bank }: World, { reference, said }: Webhook) => bank.webhook(reference, said);

export async function moveAttempt(world: World, { attempt: back, ...given }: Given<'move'>): Promise<void> {
  const attempt = nth(world.attempts, back);
  if (attempt !== undefined) await moveAndSendWebhook(world, attempt, given);
}

/** Makes a move at the bank, which creates a webhook. */
export async function moveAndSendWebhook(
  world: World,
  attempt: BankAttempt,
  given: Pick<Given<'move'>, 'move'> & { webhook: Fate },
): Promise<void> {
  if (!move(attempt, given.move)) return;
  const webhook = { reference: attempt.reference, said: statement(attempt) };
  world.written.push(webhook);
  if (given.webhook === 'is lost' && mayBeLost(attempt)) return;
  world.inTransit.push(webhook);
  if (given.webhook === 'arrives' || given.webhook === 'arrives twice') await arrive(world, webhook);
  if (given.webhook === 'arrives twice') await arrive(world, webhook);
}

/** Delivers a webhook. The bank keeps it for a retry if the shop does not accept it. */
export async function arrive(world: World, webhook: Webhook, isKept = false): Promise<void> {
  const reply = await bring(world.shop, bodyOf(world, webhook));
  const isAccepted = isAnswered(world, reply);
  tell(world, webhook, 'callback', isAccepted);
  if (!isAccepted) return;
  expect(reply.json()).toMatchObject({ orderReference: webhook.reference, status: 'accept' });
  if (!isKept) world.inTransit = world.inTransit.filter((each) => each !== webhook);
}

export async function deliver(world: World, { webhook: back, times, isKept }: Given<'deliver'>): Promise<void> {
  const webhook = nth(world.inTransit, back);
  if (webhook === undefined) return;
  for (let time = 0; time < times; time += 1) await arrive(world, webhook, isKept);
}

/** Delivers all pending webhooks at once, twice, while a page checks and the job runs. */
export async function deliverAtOnce(world: World, { order: back }: Given<'deliver at once'>): Promise<void> {
  const order = nth(world.orders, back);
  const webhooks = new Set([...world.inTransit, ...world.written.slice(-2)]);
  for (const attempt of world.attempts)
    if (attempt.firstTold === 'nothing' && attempt.wasApproved) attempt.firstTold = 'unsure';
  const page = { payment_reference: order?.reference };
  await Promise.all([
    ...[...webhooks, ...webhooks].map((webhook) => arrive(world, webhook)),
    reconcilePayments(world.shop.shop, patience),
    order && world.shop.post('/api/v1/orders/check_pay/', page).then((reply) => isAnswered(world, reply)),
  ]);
}

export async function runTheJob(world: World): Promise<void> {
  try {
    await reconcilePayments(world.shop.shop, patience);
  } catch (error) {
    if (!world.interruption.hasStruck()) throw error;
  }
}

/** A browser returns with a signed update, perhaps an old one. */
export async function comeBack(world: World, { webhook: back, method }: Given<'come back'>): Promise<void> {
  const webhook = nth(world.written, back);
  if (webhook === undefined) return;
  const order = webhook.reference.replace(/-\d+$/, '');
  const reply = await world.shop.app.inject({
    method,
    url: `/api/v1/orders/payment/return/${order}/`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' && { payload: new URLSearchParams(JSON.parse(bodyOf(world, webhook))).toString() }),
  });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `/payment-confirmation/${order}`]);
  if (method === 'POST') tell(world, webhook, 'return', !world.interruption.hasStruck());
}

const spoil: Record<Forgery, (body: string) => string> = {
  signature: (body) => body.replace(/("merchantSignature":")./, '$1x'),
  'no signature': (body) => body.replace(/("merchantSignature":)"[^"]*"/, '$1""'),
  status: (body) => body.replace('"Declined"', '"Approved"'),
  amount: (body) => body.replace('"amount":', '"amount":8'),
  // Signed with the right key, for another merchant.
  merchant: (body) => body,
  reference: (body) => body.replace(/-(\d+)"/, '-9$1"'),
};

/** Sends a forged approval. */
export async function forge(world: World, { attempt: back, how }: Given<'forge'>): Promise<void> {
  const attempt = nth(world.attempts, back);
  if (attempt === undefined) return;
  const transactionStatus = how === 'status' ? 'Declined' : 'Approved';
  const merchant = how === 'merchant' ? { account: 'test_merch_n1' } : {};
  const said = { transactionStatus, amount: attempt.amount / 100, authCode: 'forged', ...merchant };
  const body = spoil[how](world.bank.webhook(attempt.reference, said));
  expect((await bring(world.shop, body)).statusCode).toBe(400);
}

/** The bank itself approves another amount than the one due. */
export async function sendFalseWebhook(
  world: World,
  { attempt: back, status, how }: Given<'sendFalseWebhook'>,
): Promise<void> {
  const attempt = nth(world.attempts, back);
  if (attempt === undefined) return;
  const amount = attempt.amount / 100;
  const other = how === 'amount' ? { amount: anotherAmount(attempt) } : { amount, currency: 'USD' };
  await arrive(world, { reference: attempt.reference, said: { transactionStatus: status, ...other } });
}

export function anotherAmount({ amount }: BankAttempt): number {
  return (amount + 1) / 100;
}

export async function stray(world: World, { number, status }: Given<'stray'>): Promise<void> {
  const webhook = { reference: `nobody-${number}`, said: { transactionStatus: status, amount: 100 } };
  world.inTransit.push(webhook);
  await arrive(world, webhook);
}
