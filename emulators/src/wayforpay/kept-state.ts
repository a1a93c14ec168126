import { readKept, writeKept } from '../kept-file.ts';
import type { Payment } from './payment.ts';
import type { Webhook } from './webhook-deliveries.ts';

export type State = { payments: Payment[]; waiting: Webhook[] };

/** Enough for a demonstration, and the file stays small. */
const mostPayments = 200;
const form = 1;

/** The state before the last restart; an unreadable file is ignored. */
export function readState(file: string | undefined): State {
  const kept = readKept<State & { form: number }>(
    file,
    ({ form: written, payments, waiting }) => written === form && payments.every(isPayment) && waiting.every(isWebhook),
  );
  return { payments: kept?.payments ?? [], waiting: kept?.waiting ?? [] };
}

export function writeState(file: string | undefined, { payments, waiting }: State): void {
  writeKept(file, { form, payments: payments.slice(-mostPayments), waiting: waiting.slice(-mostPayments) });
}

function isPayment(given: Partial<Payment>): boolean {
  return (
    typeof given.purchase?.reference === 'string' &&
    typeof given.purchase.kopiykas === 'number' &&
    typeof given.session === 'string' &&
    typeof given.status === 'string' &&
    (given.due === null || typeof given.due?.at === 'number')
  );
}

function isWebhook(given: Partial<Webhook>): boolean {
  return [given.url, given.reference, given.body].every((part) => typeof part === 'string');
}
