import type { Clock } from './clock.ts';
import { isSigned } from './signature.ts';

export type Webhook = { url: string; reference: string; body: string };
export type Delivered = { status: number; answer: string; isAccepted: boolean };

/** Pauses between retries until the shop accepts; then hourly, for four days in all. */
const pausesSeconds = [1, 5, 15, 60, 300, 900];
const lastPauseSeconds = 3600;
const mostTries = 100;
const answerWithinMs = 20_000;

type Options = { send: typeof fetch; secretKey: string; clock: Clock; onChange(): void };

/** Sends webhooks to the shop, with retries until each is accepted with a signature. */
export class Deliveries {
  readonly #waiting: Webhook[];
  readonly #options: Options;
  readonly #closing = new AbortController();
  readonly #timers = new Set<() => void>();
  /** For tests: webhooks are sent only by `deliver`. */
  isByHand = false;

  constructor(options: Options, waiting: readonly Webhook[] = []) {
    this.#options = options;
    this.#waiting = [...waiting];
    for (const webhook of this.#waiting) this.#tryLater(webhook, 0);
  }

  /** Webhooks that are not accepted yet, oldest first. */
  get waiting(): readonly Webhook[] {
    return this.#waiting;
  }

  add(webhook: Webhook): void {
    this.#waiting.push(webhook);
    this.#options.onChange();
    if (!this.isByHand) this.#tryLater(webhook, 0);
  }

  /** For tests: drops all waiting webhooks. */
  lose(): void {
    this.#waiting.length = 0;
    this.#options.onChange();
  }

  /** Sends a webhook once, immediately. */
  async deliver(webhook: Webhook): Promise<Delivered> {
    const { status, answer } = await this.#send(webhook);
    const isAccepted = status === 200 && this.#isAccept(webhook, answer);
    if (isAccepted) this.#forget(webhook);
    return { status, answer, isAccepted };
  }

  close(): void {
    this.#closing.abort();
    for (const callOff of this.#timers) callOff();
    this.#timers.clear();
  }

  async #send({ url, body }: Webhook): Promise<{ status: number; answer: string }> {
    try {
      const reply = await this.#options.send(url, {
        method: 'POST',
        // The body is JSON, but the company labels it as a form.
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(answerWithinMs)]),
      });
      return { status: reply.status, answer: await reply.text() };
    } catch {
      return { status: 0, answer: '' };
    }
  }

  #isAccept({ reference }: Webhook, answer: string): boolean {
    try {
      const { orderReference, status, time, signature } = JSON.parse(answer);
      const isAnswer = orderReference === reference && status === 'accept';
      return isAnswer && isSigned(signature, [reference, status, time], this.#options.secretKey);
    } catch {
      return false;
    }
  }

  async #try(webhook: Webhook, tries: number): Promise<void> {
    if (!this.#waiting.includes(webhook)) return;
    const { isAccepted } = await this.deliver(webhook);
    if (isAccepted || this.#closing.signal.aborted) return;
    if (tries < mostTries) this.#tryLater(webhook, pausesSeconds[tries] ?? lastPauseSeconds, tries + 1);
    else this.#forget(webhook);
  }

  #tryLater(webhook: Webhook, pauseSeconds: number, tries = 0): void {
    const callOff = this.#options.clock.after(pauseSeconds * 1000, async () => {
      this.#timers.delete(callOff);
      await this.#try(webhook, tries);
    });
    this.#timers.add(callOff);
  }

  #forget(webhook: Webhook): void {
    const index = this.#waiting.indexOf(webhook);
    if (index >= 0) this.#waiting.splice(index, 1);
    this.#options.onChange();
  }
}
