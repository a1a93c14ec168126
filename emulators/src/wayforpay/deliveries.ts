import type { Clock } from './clock.ts';
import { isSigned } from './signature.ts';

export type Report = { url: string; reference: string; body: string };
export type Delivered = { status: number; answer: string; isAccepted: boolean };

/** Until the shop accepts; then hourly, for four days in all. */
const pausesSeconds = [1, 5, 15, 60, 300, 900];
const lastPauseSeconds = 3600;
const mostTries = 100;
const answerWithinMs = 20_000;

type Options = { send: typeof fetch; secretKey: string; clock: Clock; onChange(): void };

/** Brings reports to the shop, again and again until each is accepted with a signature. */
export class Deliveries {
  readonly #waiting: Report[];
  readonly #options: Options;
  readonly #closing = new AbortController();
  readonly #timers = new Set<() => void>();
  /** For tests: nothing leaves by itself. */
  isByHand = false;

  constructor(options: Options, waiting: readonly Report[] = []) {
    this.#options = options;
    this.#waiting = [...waiting];
    for (const report of this.#waiting) this.#tryLater(report, 0);
  }

  /** What has not been accepted yet, the oldest first. */
  get waiting(): readonly Report[] {
    return this.#waiting;
  }

  add(report: Report): void {
    this.#waiting.push(report);
    this.#options.onChange();
    if (!this.isByHand) this.#tryLater(report, 0);
  }

  /** For tests: the shop never hears of what is waiting now. */
  lose(): void {
    this.#waiting.length = 0;
    this.#options.onChange();
  }

  /** Once, and at once. */
  async deliver(report: Report): Promise<Delivered> {
    const { status, answer } = await this.#send(report);
    const isAccepted = status === 200 && this.#isAccept(report, answer);
    if (isAccepted) this.#forget(report);
    return { status, answer, isAccepted };
  }

  close(): void {
    this.#closing.abort();
    for (const callOff of this.#timers) callOff();
    this.#timers.clear();
  }

  async #send({ url, body }: Report): Promise<{ status: number; answer: string }> {
    try {
      const reply = await this.#options.send(url, {
        method: 'POST',
        // It is JSON; that the label says otherwise is how the company sends it.
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

  #isAccept({ reference }: Report, answer: string): boolean {
    try {
      const { orderReference, status, time, signature } = JSON.parse(answer);
      const isAnswer = orderReference === reference && status === 'accept';
      return isAnswer && isSigned(signature, [reference, status, time], this.#options.secretKey);
    } catch {
      return false;
    }
  }

  async #try(report: Report, tries: number): Promise<void> {
    if (!this.#waiting.includes(report)) return;
    const { isAccepted } = await this.deliver(report);
    if (isAccepted || this.#closing.signal.aborted) return;
    if (tries < mostTries) this.#tryLater(report, pausesSeconds[tries] ?? lastPauseSeconds, tries + 1);
    else this.#forget(report);
  }

  #tryLater(report: Report, pauseSeconds: number, tries = 0): void {
    const callOff = this.#options.clock.after(pauseSeconds * 1000, async () => {
      this.#timers.delete(callOff);
      await this.#try(report, tries);
    });
    this.#timers.add(callOff);
  }

  #forget(report: Report): void {
    const index = this.#waiting.indexOf(report);
    if (index >= 0) this.#waiting.splice(index, 1);
    this.#options.onChange();
  }
}
