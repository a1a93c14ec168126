import autocannon from 'autocannon';
import { type Times, timesOf } from './times.ts';

/** The duration of each measurement; shorter while working on the benchmark itself. */
export const secondsEach = Number(process.env.BENCH_SECONDS ?? 2);
export const acceptBrotli = { 'accept-encoding': 'br' };

export type RequestFigures = Times & { perSecond: number };
type Options = { rounds?: number; headers?: Record<string, string>; before?: () => Promise<unknown> };

/** One address after another, as one visitor would. The first round only warms up. `before` is not part of the time. */
export async function measureQuestions(
  address: string,
  pathsOf: (round: number) => readonly string[],
  { rounds = 40, headers = {}, before = async () => {} }: Options = {},
): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const path of pathsOf(round)) {
      await before();
      const startedAt = performance.now();
      const response = await fetch(`${address}${path}`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      if (round > 0) times.push(performance.now() - startedAt);
    }
  }
  return timesOf(times);
}

/** Ten connections that send the next request at once after each reply. A refusal or an error ends the benchmark. */
export async function measureRequests(
  address: string,
  paths: readonly string[],
  seconds: number,
): Promise<RequestFigures> {
  const requests = paths.map((path) => ({ path, headers: acceptBrotli }));
  const times = await timesOfRequests({ url: address, duration: seconds, requests });
  return { perSecond: Math.round(times.length / seconds), ...timesOf(times) };
}

/** More than can be sent in the time, so that no request is repeated. */
const mostRounds = 300;

/** For each kind of request: the times of one visitor, and the requests per second of ten connections. */
export async function measureKinds(
  address: string,
  database: string,
  kinds: Record<string, (round: number) => readonly string[]>,
  options?: Options,
) {
  const figures = [];
  for (const [what, pathsOf] of Object.entries(kinds)) {
    const times = await measureQuestions(address, pathsOf, options);
    const paths = Array.from({ length: mostRounds }, (_, round) => pathsOf(1_000 + round)).flat();
    const { perSecond } = await measureRequests(address, paths, secondsEach / 2);
    figures.push({ what, database, ...times, perSecond });
  }
  return figures;
}

/** Times of requests in milliseconds, after a warm-up. */
export async function timesOfRequests(options: autocannon.Options, warmUpSeconds = 1): Promise<number[]> {
  await sendFor({ ...options, duration: warmUpSeconds });
  return await sendFor(options);
}

async function sendFor(options: autocannon.Options): Promise<number[]> {
  const times: number[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const run = autocannon({ connections: 10, ...options }, (error, result) => (error ? reject(error) : resolve(result)));
  run.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime));
  const { non2xx, errors } = await promise;
  if (non2xx + errors > 0) throw new Error(`${options.url}: ${non2xx} refusals and ${errors} errors`);
  return times;
}
