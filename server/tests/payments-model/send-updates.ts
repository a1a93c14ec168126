import { type BankAttempt, isRefused, type Statement, statement } from './bank.ts';
import type { ReceivedUpdate, Source, Webhook, World } from './world.ts';

/** The key of an update: the same update from the same source is recorded once. */
export function updateKey({ reference, said }: Webhook, source: Source): string {
  const { transactionStatus, amount, currency = 'UAH', refundAmount } = said;
  // Only the answer to a check contains the refunded amount.
  const refund = source === 'check' ? (refundAmount ?? '') : '';
  return [source, reference, transactionStatus, amount, currency, refund].join(' ');
}

export function tell(world: World, webhook: Webhook, source: Source, isCertain: boolean): void {
  const fact = updateKey(webhook, source);
  const wasCertain = world.told.get(fact)?.isCertain ?? false;
  world.told.set(fact, { ...webhook, source, isCertain: isCertain || wasCertain });
  const attempt = world.attempts.find(({ reference }) => reference === webhook.reference);
  if (attempt === undefined || !isAbout(attempt, webhook.said)) return;
  const money = moneyIn(attempt, webhook.said, source);
  if (attempt.firstTold === 'nothing' && money !== 'nothing') attempt.firstTold = isCertain ? money : 'unsure';
}

/** The shop has checked these attempts and got true answers. */
export function tellTruth(world: World, references: readonly string[], isCertain: boolean): void {
  for (const reference of references) {
    const attempt = world.attempts.find((each) => each.reference === reference);
    if (attempt === undefined) continue;
    if (isRefused(attempt)) attempt.refusedAt = world.minute;
    if (attempt.state !== 'unopened') tell(world, { reference, said: statement(attempt) }, 'check', isCertain);
  }
}

export function isAbout({ amount }: BankAttempt, said: Statement): boolean {
  return said.amount === amount / 100 && (said.currency ?? 'UAH') === 'UAH';
}

function moneyIn({ amount }: BankAttempt, said: Statement, source: Source): BankAttempt['firstTold'] {
  const isInPart = source === 'check' && (said.refundAmount ?? amount / 100) < amount / 100;
  if (said.transactionStatus === 'Approved') return 'approval';
  if (said.transactionStatus === 'RefundInProcessing') return 'refund';
  if (said.transactionStatus === 'Refunded' || said.transactionStatus === 'Voided')
    return isInPart ? 'approval' : 'refund';
  return 'nothing';
}

/**
 * Whether a webhook may be lost: only if the shop will check the attempt by itself. The bank repeats all other webhooks
 * until they are accepted: those of refunds, and of payments after the shop got a final refusal.
 */
export function mayBeLost({ state, refunded, firstTold, refusedAt, offeredUntil }: BankAttempt): boolean {
  if (refunded > 0 || state === 'refund_in_processing') return false;
  return firstTold === 'nothing' && (refusedAt === undefined || refusedAt < offeredUntil);
}

/** Updates of an attempt with another amount than the one due; the same update from several sources counts once. */
export function otherAmounts({ told }: World, attempt: BankAttempt): ReceivedUpdate[] {
  const others = [...told.values()].filter(
    ({ reference, said }) => reference === attempt.reference && !isAbout(attempt, said),
  );
  return [...new Map(others.map((each) => [updateKey(each, 'check'), each])).values()];
}
