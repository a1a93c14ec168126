import { AnswerTooLarge, readAtMost } from '../../read-at-most.ts';
import { type Fields, readJsonFields } from './read-fields.ts';
import type { Merchant } from './signature.ts';
import { readReasonCode } from './statuses.ts';

export type WayforpaySettings = Merchant & {
  apiUrl: string;
  widgetUrl: string;
  /** The shop's own address, without a slash at its end. */
  publicUrl: string;
  /** Reaches the provider, or an emulator in this very process. */
  fetch: typeof fetch;
  timeoutMs?: number;
  now?: () => Date;
};

/** An answer has one or two kilobytes. */
const largestAnswerBytes = 1024 * 1024;

type Call = { transactionType: string; [field: string]: string };

/** Asks once: whether to ask again is known to those who know what was asked. */
export async function callWayforpay(
  { apiUrl, fetch, timeoutMs = 15_000 }: WayforpaySettings,
  call: Call,
  signal: AbortSignal,
): Promise<{ fields: Fields; body: string }> {
  const { status, body } = await send();
  if (status !== 200) throw failure(call, `HTTP ${status}`);
  const fields = readJsonFields(body);
  if (fields === undefined) throw failure(call, 'an answer that cannot be read');
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
      throw failure(call, reasonOf(error as Error));
    }
  }
}

/** Errors end up in the log: they carry neither what was sent nor what came. */
export function failure({ transactionType }: Pick<Call, 'transactionType'>, what: string): Error {
  return new Error(`WayForPay, ${transactionType}: ${what}`);
}

/** Of what nobody signed only a code is told, so that the owner learns of a wrong key. */
export function notVouchedFor(call: Pick<Call, 'transactionType'>, fields: Fields): Error {
  const reasonCode = readReasonCode(fields('reasonCode') ?? '');
  return failure(call, `an answer that nobody vouches for${reasonCode === undefined ? '' : `, reason ${reasonCode}`}`);
}

function reasonOf(error: Error): string {
  if (error instanceof AnswerTooLarge) return error.message;
  const { name, cause } = error;
  if (name === 'TimeoutError') return 'no answer in time';
  return `not reached (${(cause as NodeJS.ErrnoException | undefined)?.code ?? name})`;
}
