import type { Endpoint } from '@shop/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { RateLimiter } from '../features/rate-limits/rate-limiter.ts';
import type { Limit } from '../features/rate-limits/rate-limits.ts';
import type { LocalApi } from './local-api.ts';
import { type ParsedRequest, parseRequest } from './parse-request.ts';
import { anonymousContext, type CreateRequestContext, type RequestContext } from './request-context.ts';

/** How often a call is answered, and whom or what it is about. Without a subject only the address is counted. */
type Limited<E extends Endpoint> = {
  limit: Limit;
  subject?: (request: ParsedRequest<E>, context: RequestContext) => Promise<string | undefined> | string;
  /** Of a browser that the subject knows. */
  device?: (request: ParsedRequest<E>, context: RequestContext) => Promise<number | undefined>;
};

/** Binds an endpoint that changes something or answers one visitor only: nobody keeps its answer. */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  answer: (request: ParsedRequest<E>, context: RequestContext) => Promise<z.input<E['reply']>>,
  limited?: Limited<E>,
) => void;

export type Serving = {
  localApi: LocalApi;
  createContext: CreateRequestContext;
  rateLimiter: RateLimiter;
};

export function plainServing(app: FastifyInstance, { localApi, createContext, rateLimiter }: Serving): Serve {
  return (endpoint, answer, limited) => {
    if (typeof endpoint.needs === 'object') throw new Error(`${endpoint.path} is for the staff`);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      async handler(request, reply) {
        const context = createContext(request, reply);
        // A stranger hears nothing about what a request should look like.
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
        return endpoint.status === 204 ? reply.send() : reply.send(answered);
      },
    });
    // The shop's own pages are not counted.
    localApi.register(endpoint, (request) => answer(request, anonymousContext));
  };
}
