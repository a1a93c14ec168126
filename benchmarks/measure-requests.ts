import autocannon from 'autocannon';
import { acceptedEncoding } from './read-compressed.ts';
import { type Times, timesOf } from './times.ts';

export type RequestFigures = Times & { perSecond: number };

/** Ten connections that ask again as soon as they are answered. An answer that is no success ends the benchmark. */
export async function measureRequests(
  address: string,
  paths: readonly string[],
  seconds: number,
): Promise<RequestFigures> {
  const requests = paths.map((path) => ({ path, headers: acceptedEncoding }));
  const times = await timesOfRequests({ url: address, duration: seconds, requests });
  return { perSecond: Math.round(times.length / seconds), ...timesOf(times) };
}

/** Of each request, in milliseconds, after some time that only warms up. */
export async function timesOfRequests(options: autocannon.Options, warmUpSeconds = 1): Promise<number[]> {
  await sendFor({ ...options, duration: warmUpSeconds });
  return await sendFor(options);
}

async function sendFor(options: autocannon.Options): Promise<number[]> {
  const times: number[] = [];
  await new Promise<void>((resolve, reject) => {
    const run = autocannon({ connections: 10, ...options }, (error, { non2xx, errors }) => {
      if (error) reject(error);
      else if (non2xx + errors > 0) reject(new Error(`${options.url}: ${non2xx} refusals and ${errors} errors`));
      else resolve();
    });
    run.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime));
  });
  return times;
}
