import type { Process } from './start-process.ts';

/** One request to one process; status 0 is a connection that broke or was refused. */
export type Try = { startedAt: number; ms: number; status: number; what: string; process: string };

export type Request = { body?: unknown; headers?: Record<string, string> };
export type Answer = { status: number; body: string };

const giveUpAfterMs = 90_000;
const answerWithinMs = 40_000;
const pauseMs = 300;
/** So long a process that was not there is not asked, unless nobody else is there either. */
const restMs = 2_000;

/** Sends each request to the processes in turn, and what was not answered, or answered with 5xx, to the next of them. */
export class Balancer {
  readonly tries: Try[] = [];
  readonly #processes: readonly Process[];
  readonly #restingUntil = new Map<Process, number>();
  #turn = 0;

  constructor(processes: readonly Process[]) {
    this.#processes = processes;
  }

  async ask(what: string, path: string, request: Request = {}): Promise<Answer> {
    const giveUpAt = Date.now() + giveUpAfterMs;
    while (Date.now() < giveUpAt) {
      const answer = await this.askEach(what, path, request);
      if (!isFault(answer)) return answer;
      await new Promise((next) => setTimeout(next, pauseMs));
    }
    throw new Error(`${what}: nobody has answered ${path} for ${giveUpAfterMs / 1000} s`);
  }

  /** Every process once, for who has a patience of its own. */
  async askEach(what: string, path: string, request: Request): Promise<Answer> {
    let answer: Answer = { status: 0, body: '' };
    for (let left = this.#processes.length; left > 0 && isFault(answer); left -= 1)
      answer = await this.#askNext(what, path, request);
    return answer;
  }

  async #askNext(what: string, path: string, { body, headers }: Request): Promise<Answer> {
    const process = this.#next();
    const startedAt = Date.now();
    const beginning = performance.now();
    const answer = await send(`${process.address}${path}`, body, headers);
    const ms = performance.now() - beginning;
    if (answer.status === 0) this.#restingUntil.set(process, Date.now() + restMs);
    this.tries.push({ startedAt, ms, status: answer.status, what, process: process.name });
    return answer;
  }

  #next(): Process {
    this.#turn += 1;
    const withinLimit = this.#processes.map(
      (_, index) => this.#processes[(this.#turn + index) % this.#processes.length]!,
    );
    return withinLimit.find((each) => (this.#restingUntil.get(each) ?? 0) < Date.now()) ?? withinLimit[0]!;
  }
}

const isFault = ({ status }: Answer) => status === 0 || status >= 500;

async function send(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    return { status: 0, body: '' };
  }
}
