import autocannon from 'autocannon';

export type RequestFigures = {
  path: string;
  perSecond: number;
  p50: number;
  p97: number;
  bytes: number;
  ofBare?: number;
};

export const acceptedEncoding = { 'accept-encoding': 'br' };

/** Ten connections that ask again as soon as they are answered. An answer that is no success ends the benchmark. */
export async function measureRequests(address: string, path: string, seconds: number): Promise<RequestFigures> {
  const first = await fetch(`${address}${path}`, { headers: { 'accept-encoding': 'identity' } });
  if (!first.ok) throw new Error(`${path} answered ${first.status}`);
  const result = await autocannon({
    url: `${address}${path}`,
    connections: 10,
    duration: seconds,
    headers: acceptedEncoding,
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refusals and ${result.errors} errors`);
  return {
    path,
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    bytes: Math.round(result.throughput.total / result.requests.total),
  };
}
