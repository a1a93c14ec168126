import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { CarrierRefusal } from '../../features/shipping/carrier.ts';
import { AnswerTooLarge, readAtMost } from '../../read-at-most.ts';

export type NovaPoshtaSettings = {
  /** Without the slash at its end, with which it is called. */
  apiUrl: string;
  apiKey: string;
  /** Reaches the carrier, or an emulator in this very process. */
  fetch: typeof fetch;
  /** After the first failure; every further pause is twice as long. */
  firstPauseMs?: number;
  timeoutMs?: number;
};

export type NovaPoshtaMethod = { model: string; method: string; properties: Record<string, unknown> };
export type NovaPoshtaAnswer = { data: unknown[]; totalCount: number | undefined };

const mostAttempts = 6;
/** Of an answer about one thing. */
const usualBytes = 1024 * 1024;
/** A page of the directory, or all waybills of some days. */
export const listBytes = 20 * 1024 * 1024;
const longestPauseMs = 20_000;
/** «To many requests» */
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
  /** A list when there is nothing to say; a total of zero is never true of a country. */
  info: z.object({ totalCount: z.coerce.number().int().nonnegative() }).optional().catch(undefined),
});

/** Something that may be different in a moment. */
class PassingFailure extends Error {}

/**
 * Asks the carrier, again after growing pauses when it is busy, silent or out of order. `isBelievable` may send
 * an answer back: the carrier now and then says that there is nothing where there is something.
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
    /** One for what must not be done twice. */
    attempts?: number;
    largestBytes?: number;
  },
): Promise<NovaPoshtaAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await askOnce();
      if (isBelievable(answer)) return answer;
      throw new PassingFailure('an empty answer where there should be rows');
    } catch (error) {
      stopped.throwIfAborted();
      if (!(error instanceof PassingFailure) || attempt === attempts) {
        const message = `Nova Poshta, ${asked.model}.${asked.method}: ${(error as Error).message}`;
        throw error instanceof CarrierRefusal ? new CarrierRefusal(message, error) : new Error(message);
      }
      const longest = Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
      // Several processes that were refused together do not come back together.
      await pause(longest * (0.5 + Math.random() / 2), undefined, { signal: stopped });
    }
  }

  async function askOnce(): Promise<NovaPoshtaAnswer> {
    const { status, text } = await send();
    if (status === 401)
      throw new CarrierRefusal('the key is refused (HTTP 401)', { code: '', words: 'HTTP 401 Unauthorized' });
    if (status !== 200) throw new PassingFailure(`HTTP ${status}`);
    const envelope = Envelope.safeParse(parsed(text));
    if (!envelope.success) throw new PassingFailure('an answer that cannot be read');
    const { success, data, errors, errorCodes, info } = envelope.data;
    if (success) return { data, totalCount: info?.totalCount || undefined };
    const withoutKey = (said: readonly string[]) => said.join(', ').replaceAll(apiKey || '\0', '…');
    const all = withoutKey([...errorCodes, ...errors]);
    if (errorCodes.includes(throttled)) throw new PassingFailure(all);
    throw new CarrierRefusal(`refused: ${all}`, { code: errorCodes[0] ?? '', words: withoutKey(errors) });
  }

  async function send(): Promise<{ status: number; text: string }> {
    const { model: modelName, method: calledMethod, properties: methodProperties } = asked;
    try {
      const response = await fetch(`${apiUrl}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ apiKey, modelName, calledMethod, methodProperties }),
        // The key is in the body, and would go wherever an answer leads.
        redirect: 'error',
        signal: AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]),
      });
      return { status: response.status, text: (await readAtMost(response, largestBytes)).toString() };
    } catch (error) {
      if (error instanceof AnswerTooLarge) throw error;
      const { name, message, cause } = error as Error;
      throw new PassingFailure(name === 'TimeoutError' ? 'no answer in time' : `${message} ${cause ?? ''}`.trim());
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
