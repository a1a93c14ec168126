import type { LiveProcess } from '../../server/tests/proxy/live-process.ts';

/** One request to one process; status 0: the connection broke or was refused. */
export type Try = { startedAt: number; ms: number; status: number; what: string; process: string };
export type Request = { body?: unknown; headers?: Record<string, string> };
type Answer = { status: number; body: string };
export type ShopClient = ReturnType<typeof shopClient>;

const giveUpAfterMs = 90_000;
const answerWithinMs = 40_000;
const pauseMs = 300;

/** Uses all processes in turn. A request without a reply, or with a 5xx, goes to the next one. */
export function shopClient(processes: readonly LiveProcess[]) {
  const tries: Try[] = [];
  let turn = 0;

  async function askNext(what: string, path: string, { body, headers }: Request): Promise<Answer> {
    const { address } = processes[turn++ % processes.length]!;
    const startedAt = Date.now();
    const began = performance.now();
    const answer = await fetch(`${address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    })
      .then(async (response) => ({ status: response.status, body: await response.text() }))
      .catch(() => ({ status: 0, body: '' }));
    tries.push({ startedAt, ms: performance.now() - began, status: answer.status, what, process: address });
    return answer;
  }

  /** Asks every process at most once. */
  async function askEach(what: string, path: string, request: Request): Promise<Answer> {
    let answer: Answer = { status: 0, body: '' };
    for (let left = processes.length; left > 0 && isFault(answer); left -= 1)
      answer = await askNext(what, path, request);
    return answer;
  }

  async function ask(what: string, path: string, request: Request = {}): Promise<Answer> {
    const giveUpAt = Date.now() + giveUpAfterMs;
    while (Date.now() < giveUpAt) {
      const answer = await askEach(what, path, request);
      if (!isFault(answer)) return answer;
      await new Promise((next) => setTimeout(next, pauseMs));
    }
    throw new Error(`${what}: no process has answered ${path} for ${giveUpAfterMs / 1000} s`);
  }

  return { tries, ask, askEach };
}

export const isFault = ({ status }: { status: number }) => status === 0 || status >= 500;
