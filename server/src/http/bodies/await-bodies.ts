import { errorCodes, type FastifyInstance } from 'fastify';
import { answerUnreadable } from '../answer-errors.ts';

/** The part of a request's time limit that is reserved for the reply, in milliseconds. */
export const answeringTime = 10_000;

/**
 * Limits the time of a body per route: it must arrive `keptForAnswer` before the route's `handlerTimeout`. The server's own
 * `requestTimeout` is one for all routes, so it can only be the longest. The route must also reply within its timeout:
 * Fastify stops watching once the body is read.
 */
export function awaitBodies(app: FastifyInstance, keptForAnswer = answeringTime): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (raw.headers['transfer-encoding'] === undefined && !Number(raw.headers['content-length'])) return;
    const { handlerTimeout = 0, url } = routeOptions;
    const waiting = setTimeout(() => {
      if (raw.complete) return;
      if (reply.sent) return void raw.destroy();
      answerUnreadable(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket);
    }, handlerTimeout - keptForAnswer).unref();
    const stopWaiting = () => clearTimeout(waiting);
    raw.once('end', stopWaiting).once('close', stopWaiting);

    const answering = setTimeout(() => {
      if (!raw.complete || reply.sent) return;
      if (reply.raw.headersSent) return void reply.raw.destroy();
      reply.send(errorCodes.FST_ERR_HANDLER_TIMEOUT(handlerTimeout, url));
    }, handlerTimeout).unref();
    reply.raw.once('close', () => clearTimeout(answering));
  });
}
