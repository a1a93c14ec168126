import { type BankAttempt, isRefused, type Statement, statement } from './bank.ts';
import type { Source, TrackCall, Webhook, World } from './world.ts';

/** One thing that the shop was told: told again by the same way, it is the same. */
export function factOf({ reference, said }: Webhook, source: Source): string {
  const { transactionStatus, amount, currency = 'UAH', refundAmount } = said;
  // Only an answer to a question says how much went back.
  const refund = source === 'check' ? (refundAmount ?? '') : '';
  return [source, reference, transactionStatus, amount, currency, refund].join(' ');
}

export function tell(world: World, webhook: Webhook, source: Source, isCertain: boolean): void {
  const fact = factOf(webhook, source);
  const wasCertain = world.told.get(fact)?.isCertain ?? false;
  world.told.set(fact, { ...webhook, source, isCertain: isCertain || wasCertain });
  const attempt = world.attempts.find(({ reference }) => reference === webhook.reference);
  if (attempt === undefined || !isAbout(attempt, webhook.said)) return;
  const money = moneyIn(attempt, webhook.said, source);
  if (attempt.firstTold === 'nothing' && money !== 'nothing') attempt.firstTold = isCertain ? money : 'unsure';
}

/** The shop has asked about these attempts and was answered with the truth. */
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
 * Only what the shop will ask about by itself. Of anything else the bank goes on to webhook until it is heard: of money
 * that goes back, and of money that comes after the shop was told for good that there is none.
 */
export function mayBeLost({ state, refunded, firstTold, refusedAt, offeredUntil }: BankAttempt): boolean {
  if (refunded > 0 || state === 'refund_in_processing') return false;
  return firstTold === 'nothing' && (refusedAt === undefined || refusedAt < offeredUntil);
}

/** What the bank has said of attempts that is not about what was to be paid; the same by several ways is one. */
export function otherAmounts({ told }: World, attempt: BankAttempt): TrackCall[] {
  const others = [...told.values()].filter(
    ({ reference, said }) => reference === attempt.reference && !isAbout(attempt, said),
  );
  return [...new Map(others.map((each) => [factOf(each, 'check'), each])).values()];
}
