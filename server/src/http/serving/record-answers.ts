import { secretPartOf } from '@shop/contract/page-secrets.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Answered, type MetricsAccess, metrics } from '../metrics.ts';

export type RecordAnswer = (answered: Answered & { requestNumber: string; url: string }) => void;

/** Counts and logs each reply, also those sent before Fastify. */
export function answerRecording(app: FastifyInstance, log: Logger, access: MetricsAccess): RecordAnswer {
  const count = metrics(app, access);
  const record: RecordAnswer = ({ requestNumber, url, ...answered }) => {
    count(answered);
    // Building the line costs as much as finding a cached page.
    if (!log.isLevelEnabled('info')) return;
    const { method, status, ms } = answered;
    log.info({ reqId: requestNumber, method, path: loggedPath(url), status, ms: Math.round(ms) }, 'answered');
  };
  app.addHook('onResponse', async (request, reply) =>
    record({
      requestNumber: request.id,
      method: request.method,
      url: request.url,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: reply.elapsedTime,
    }),
  );
  return record;
}

/** API calls with an order reference or the token of a link in their address, and the back office's page of a link. */
const secretCalls = ['/api/v1/orders/', '/api/v1/actions/subscriptions/', '/admin/link/'];

/** Hides links of letters and order references: they are secrets and do not belong in a log. */
export function loggedPath(url: string): string {
  const path = url.split('?')[0] ?? '';
  const part = secretPartOf(path) ?? secretCalls.find((each) => path.startsWith(each));
  return part !== undefined && path.length > part.length ? `${part}…` : path;
}
