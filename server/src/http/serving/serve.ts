import type { Endpoint } from '@shop/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { RateLimiter } from '../../features/rate-limits/rate-limiter.ts';
import type { Limit } from '../../features/rate-limits/rate-limits.ts';
import type { LocalApi } from '../local-api.ts';
import { anonymousContext, type CreateRequestContext, type RequestContext } from '../request-context.ts';
import { type ParsedRequest, parseRequest } from './parse-request.ts';

/** The rate limit of an endpoint, and its subject. Without a subject only the address is counted. */
type Limited<E extends Endpoint> = {
  limit: Limit;
  subject?: (request: ParsedRequest<E>, context: RequestContext) => Promise<string | undefined> | string;
  /** The browser, if it is known to the subject's account. */
  device?: (request: ParsedRequest<E>, context: RequestContext) => Promise<number | undefined>;
};

/** Binds an endpoint that changes something, or whose reply is for one visitor: the reply is never cached. */
export type ServePlain = <E extends Endpoint>(
  endpoint: E,
  answer: (request: ParsedRequest<E>, context: RequestContext) => Promise<z.input<E['reply']>>,
  limited?: Limited<E>,
) => void;

export type Serving = {
  localApi: LocalApi;
  createContext: CreateRequestContext;
  rateLimiter: RateLimiter;
};

export function plainServing(app: FastifyInstance, { localApi, createContext, rateLimiter }: Serving): ServePlain {
  return (endpoint, answer, limited) => {
    if (typeof endpoint.needs === 'object') throw new Error(`${endpoint.path} is a staff endpoint`);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      async handler(request, reply) {
        const context = createContext(request, reply);
        // Checked before parsing, so that strangers learn nothing from validation errors.
        if (endpoint.needs === 'customer') await context.requireSession();
        const parsed = parseRequest(endpoint, request);
        const caller = {
          address: context.address,
          subject: await limited?.subject?.(parsed, context),
          device: await limited?.device?.(parsed, context),
        };
        if (limited !== undefined) await rateLimiter.consume(limited.limit, caller);
        const answered = endpoint.reply.parse(await answer(parsed, context));
        if (limited !== undefined) await rateLimiter.refund(limited.limit, caller);
        reply.code(endpoint.status).header('cache-control', 'no-store');
        if (endpoint.status === 204) return reply.send();
        // Fastify would send null as an empty body.
        if (answered === null) return reply.type('application/json; charset=utf-8').send('null');
        return reply.send(answered);
      },
    });
    // Calls of the shop's own pages are not rate limited.
    localApi.register(endpoint, (request) => answer(request, anonymousContext));
  };
}
