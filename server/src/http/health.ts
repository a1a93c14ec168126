import { Refusal } from '@shop/contract/refusal.ts';
import type { FastifyInstance } from 'fastify';

/** /healthz: the process serves. /readyz: it can also do its work. */
export function health(app: FastifyInstance, isReady: () => Promise<boolean>) {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (!(await isReady())) throw new Refusal('service_unavailable', {});
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
