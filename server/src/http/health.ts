import { Refusal } from '@shop/contract/refusal.ts';
import type { FastifyInstance } from 'fastify';
import { answerRefusal } from './answer-errors.ts';

/** /healthz: the process serves. /readyz: it can also do its work. */
export function health(app: FastifyInstance, isReady: () => Promise<boolean>) {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (!(await isReady())) return answerRefusal(new Refusal('service_unavailable', {}), request, reply);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
