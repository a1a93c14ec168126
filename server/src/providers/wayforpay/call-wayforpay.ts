import { AnswerTooLarge, readAtMost } from '../../read-at-most.ts';
import { type Fields, readJsonFields } from './read-fields.ts';
import type { Merchant } from './signature.ts';
import { readReasonCode } from './statuses.ts';

export type WayforpaySettings = Merchant & {
  apiUrl: string;
  widgetUrl: string;
  /** The shop's own address, without a trailing slash. */
  publicUrl: string;
  /** Calls the provider, or an emulator in this process. */
  fetch: typeof fetch;
  timeoutMs?: number;
  now?: () => Date;
};

/** A real answer has one or two kilobytes. */
const largestAnswerBytes = 1024 * 1024;

type Call = { transactionType: string; [field: string]: string };

/** Calls once, without retries: only the caller knows whether a retry is safe. */
export async function callWayforpay(
  { apiUrl, fetch, timeoutMs = 15_000 }: WayforpaySettings,
  call: Call,
  signal: AbortSignal,
): Promise<{ fields: Fields; body: string }> {
  const { status, body } = await send();
  if (status !== 200) throw failure(call, `HTTP ${status}`);
  const fields = readJsonFields(body);
  if (fields === undefined) throw failure(call, 'unreadable answer');
  return { fields, body };

  async function send(): Promise<{ status: number; body: string }> {
    try {
      const response = await fetch(apiUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...call, apiVersion: 1 }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      return { status: response.status, body: (await readAtMost(response, largestAnswerBytes)).toString() };
    } catch (error) {
      signal.throwIfAborted();
      throw failure(call, failureReason(error as Error));
    }
  }
}

/** Errors are logged, so they contain neither the request nor the answer. */
export function failure({ transactionType }: Pick<Call, 'transactionType'>, what: string): Error {
  return new Error(`WayForPay, ${transactionType}: ${what}`);
}

/** An answer without a valid signature. Only its reason code is logged, so that the owner notices a wrong key. */
export function unsignedAnswer(call: Pick<Call, 'transactionType'>, fields: Fields): Error {
  const reasonCode = readReasonCode(fields('reasonCode') ?? '');
  return failure(call, `answer without a valid signature${reasonCode === undefined ? '' : `, reason ${reasonCode}`}`);
}

function failureReason(error: Error): string {
  if (error instanceof AnswerTooLarge) return error.message;
  const { name, cause } = error;
  if (name === 'TimeoutError') return 'no answer in time';
  return `not reached (${(cause as NodeJS.ErrnoException | undefined)?.code ?? name})`;
}
