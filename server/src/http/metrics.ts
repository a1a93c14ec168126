import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@shop/contract/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Settings } from '../settings.ts';

export type MetricsAccess = Partial<Pick<Settings, 'mode' | 'metricsToken'>>;
export type Answered = { method: string; route: string; status: number; ms: number };

/** Metrics of this process in Prometheus' format. Labels are routes, not addresses, so they contain no personal data. */
export function metrics(app: FastifyInstance, { mode, metricsToken }: MetricsAccess): (answered: Answered) => void {
  collectProcessMetrics();
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.get('/metrics', async (request, reply) => {
    // Without a token, the metrics of a live shop are only for its own machine.
    if (metricsToken === undefined && mode === 'live' && !isOfThisMachine(request)) throw new Refusal('not_found', {});
    if (metricsToken !== undefined && !isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      throw new Refusal('not_authenticated', {});
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await Registry.merge([collectProcessMetrics(), registry]).metrics());
  });
  return ({ method, route, status, ms }) => durations.observe({ method, route, status: String(status) }, ms / 1_000);
}

let processMetrics: Registry | undefined;

/** Once per process: the collectors observe garbage collection and the event loop, and are never stopped. */
function collectProcessMetrics(): Registry {
  if (processMetrics === undefined) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** From the machine itself, and not forwarded by a proxy. */
function isOfThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return isLoopback && !forwardingHeaders.some((name) => name in headers);
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
}
