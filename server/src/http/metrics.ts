import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Answered = { method: string; route: string; status: number; ms: number };

/** Figures of this process in Prometheus' format. Routes, not addresses: no customer is named by a label. */
export function metrics(app: FastifyInstance): (answered: Answered) => void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return ({ method, route, status, ms }) => durations.observe({ method, route, status: String(status) }, ms / 1_000);
}
