import multipart from '@fastify/multipart';
import type { Endpoint } from '@shop/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { concurrencyLimit } from '../../concurrency-limit.ts';
import { networkOf } from '../../features/rate-limits/network-of.ts';
import type { Limit } from '../../features/rate-limits/rate-limits.ts';
import { answeringTime } from '../bodies/await-bodies.ts';
import type { RequestContext } from '../request-context.ts';
import { type ParsedRequest, parseRequest } from './parse-request.ts';
import { formLimits, readForm } from './read-form.ts';
import type { Serving } from './serve.ts';

/** Time limit for the upload of a form, in milliseconds: ten megabytes over a poor mobile connection. */
export const formTime = 120_000;

/** Each upload holds its file in memory until the reply, and a slow sender holds it for long. */
const mostAtOnce = 24;
/** Limit per network, so that its slow uploads leave room for others. */
const shareOfNetwork = { most: 6, retryAfterSeconds: 60 };

/** Binds an endpoint for multipart forms with a file. It accepts nothing else, and no other endpoint accepts such forms. */
export type ServeForm = <E extends Endpoint>(
  endpoint: E,
  answer: (request: ParsedRequest<E>, context: RequestContext) => Promise<z.input<E['reply']>>,
  limited: { limit: Limit; subject: (request: ParsedRequest<E>) => string },
) => Promise<void>;

export function formServing(
  app: FastifyInstance,
  { createContext, rateLimiter }: Pick<Serving, 'createContext' | 'rateLimiter'>,
): ServeForm {
  const withinLimit = concurrencyLimit({ atOnce: mostAtOnce, mostWaiting: 0, share: shareOfNetwork });
  return async (endpoint, answer, { limit, subject }) => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      await scope.register(multipart, { limits: formLimits, throwFileSizeLimit: false });
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        handlerTimeout: formTime + answeringTime,
        async handler(request, reply) {
          const context = createContext(request, reply);
          // Count before reading the file, which costs more than any other call.
          await rateLimiter.consume(limit, { address: context.address, subject: undefined });
          const { params, query, headers } = request;
          const answered = await withinLimit(async () => {
            const parsed = parseRequest(endpoint, { params, query, headers, body: await readForm(request) });
            await rateLimiter.consume(limit, { address: undefined, subject: subject(parsed) });
            return endpoint.reply.parse(await answer(parsed, context));
          }, networkOf(request.ip));
          return reply.code(endpoint.status).header('cache-control', 'no-store').send(answered);
        },
      });
    });
  };
}
