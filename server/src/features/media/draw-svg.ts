import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { SvgProblem } from '@shop/contract/errors.ts';
import { concurrencyLimit } from '../../concurrency-limit.ts';
import { findSvgProblem } from './check-svg.ts';

const worker = new URL('./svg-worker.ts', import.meta.url);
/** A logo takes a third of a second on an idle machine. */
const mostMs = 15_000;
const mostHeapMegabytes = 128;

const withinLimit = concurrencyLimit({ atOnce: 1, mostWaiting: 5 });

/** The message of the worker. */
export type SvgAnswer = { png: Uint8Array } | { problem: SvgProblem };

/**
 * Draws an untrusted SVG as a PNG, in a process of its own with limits of time and memory and no secrets: the library that
 * draws has had faults.
 */
export async function drawSvg(bytes: Uint8Array): Promise<SvgAnswer> {
  const problem = findSvgProblem(bytes);
  return problem === undefined ? await drawUnchecked(bytes) : { problem };
}

/** What has to hold even if the check above missed something. */
export async function drawUnchecked(bytes: Uint8Array, { timeMs = mostMs } = {}): Promise<SvgAnswer> {
  return await withinLimit(async () => {
    const child = fork(worker, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${mostHeapMegabytes}`],
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    const ended = once(child, 'exit');
    try {
      return await Promise.race([receive(child, bytes), endOf(child, timeMs)]);
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
  });
}

async function receive(child: ChildProcess, bytes: Uint8Array): Promise<SvgAnswer> {
  // A worker that ends too early is reported by its exit.
  child.stdin!.on('error', () => {}).end(bytes);
  const [answer] = await once(child, 'message');
  return answer;
}

/** A worker that ends, or has to be ended, without an answer met a file that is made to exhaust it. */
async function endOf(child: ChildProcess, timeMs: number): Promise<SvgAnswer> {
  await once(child, 'exit', { signal: AbortSignal.timeout(timeMs) }).catch(() => {});
  return { problem: 'too_complex' };
}
