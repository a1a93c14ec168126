import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { CarrierRefusal } from '../../features/shipping/carrier.ts';
import { AnswerTooLarge, readAtMost } from '../../read-at-most.ts';

export type NovaPoshtaSettings = {
  /** Without the trailing slash, which is added to each call. */
  apiUrl: string;
  apiKey: string;
  /** Calls the carrier, or an emulator in this process. */
  fetch: typeof fetch;
  /** Pause after the first failure; doubled after each further one. */
  firstPauseMs?: number;
  timeoutMs?: number;
};

export type NovaPoshtaMethod = { model: string; method: string; properties: Record<string, unknown> };
export type NovaPoshtaAnswer = { data: unknown[]; totalCount: number | undefined };

const mostAttempts = 6;
/** The largest answer about a single record. */
const usualBytes = 1024 * 1024;
/** The largest list: a page of the directory, or all waybills of some days. */
export const listBytes = 20 * 1024 * 1024;
const longestPauseMs = 20_000;
/** Error code «To many requests». */
const throttled = '20000401501';

/** Codes and texts come as a list, or as an object with numbers for names. */
const Texts = z
  .union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .transform((texts) => Object.values(texts).map(String))
  .catch([]);

const Envelope = z.object({
  success: z.boolean(),
  data: z.array(z.unknown()).catch([]),
  errors: Texts,
  errorCodes: Texts,
  /** An empty list when there is no info. */
  info: z.object({ totalCount: z.coerce.number().int().nonnegative() }).optional().catch(undefined),
});

/** A failure that is worth a retry. */
class TransientFailure extends Error {}

/**
 * Calls the carrier with retries and exponential backoff when it is busy, silent or out of order. `isBelievable` may
 * reject an answer: the carrier sometimes returns an empty list instead of rows.
 */
export async function callNovaPoshta(
  { apiUrl, apiKey, fetch, firstPauseMs = 600, timeoutMs = 30_000 }: NovaPoshtaSettings,
  asked: NovaPoshtaMethod,
  {
    stopped,
    isBelievable = () => true,
    attempts = mostAttempts,
    largestBytes = usualBytes,
  }: {
    stopped: AbortSignal;
    isBelievable?: (answer: NovaPoshtaAnswer) => boolean;
    /** 1 for calls that must not be repeated. */
    attempts?: number;
    largestBytes?: number;
  },
): Promise<NovaPoshtaAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await askOnce();
      if (isBelievable(answer)) return answer;
      throw new TransientFailure('empty answer instead of rows');
    } catch (error) {
      stopped.throwIfAborted();
      if (!(error instanceof TransientFailure) || attempt === attempts) {
        const message = `Nova Poshta, ${asked.model}.${asked.method}: ${(error as Error).message}`;
        throw error instanceof CarrierRefusal ? new CarrierRefusal(message, error) : new Error(message);
      }
      const longest = Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
      // Jitter: several processes that failed together do not retry together.
      await pause(longest * (0.5 + Math.random() / 2), undefined, { signal: stopped });
    }
  }

  async function askOnce(): Promise<NovaPoshtaAnswer> {
    const { status, text } = await send();
    if (status === 401)
      throw new CarrierRefusal('API key refused (HTTP 401)', { code: '', words: 'HTTP 401 Unauthorized' });
    if (status !== 200) throw new TransientFailure(`HTTP ${status}`);
    const envelope = Envelope.safeParse(parseJson(text));
    if (!envelope.success) throw new TransientFailure('unreadable answer');
    const { success, data, errors, errorCodes, info } = envelope.data;
    if (success) return { data, totalCount: info?.totalCount || undefined };
    const withoutKey = (said: readonly string[]) => said.join(', ').replaceAll(apiKey || '\0', '…');
    const all = withoutKey([...errorCodes, ...errors]);
    if (errorCodes.includes(throttled)) throw new TransientFailure(all);
    throw new CarrierRefusal(`refused: ${all}`, { code: errorCodes[0] ?? '', words: withoutKey(errors) });
  }

  async function send(): Promise<{ status: number; text: string }> {
    const { model: modelName, method: calledMethod, properties: methodProperties } = asked;
    try {
      const response = await fetch(`${apiUrl}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ apiKey, modelName, calledMethod, methodProperties }),
        // The body contains the API key, which a redirect would send elsewhere.
        redirect: 'error',
        signal: AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]),
      });
      return { status: response.status, text: (await readAtMost(response, largestBytes)).toString() };
    } catch (error) {
      if (error instanceof AnswerTooLarge) throw error;
      const { name, message, cause } = error as Error;
      throw new TransientFailure(name === 'TimeoutError' ? 'no answer in time' : `${message} ${cause ?? ''}`.trim());
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
