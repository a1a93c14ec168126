import type { Endpoint } from '@shop/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { RateLimiter } from '../features/rate-limits/rate-limiter.ts';
import type { Limit } from '../features/rate-limits/rate-limits.ts';
import type { LocalApi } from './local-api.ts';
import { type ParsedRequest, parseRequest } from './parse-request.ts';
import { type OpenVisit, ownVisit, type Visit } from './visit.ts';

/** How often a call is answered, and whom or what it is about. Without a subject only the address is counted. */
type Limited<E extends Endpoint> = {
  limit: Limit;
  subject?: (request: ParsedRequest<E>, visit: Visit) => Promise<string | undefined> | string;
  /** Of a browser that the subject knows. */
  device?: (request: ParsedRequest<E>, visit: Visit) => Promise<number | undefined>;
};

/** Binds an endpoint that changes something or answers one visitor only: nobody keeps its answer. */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  answer: (request: ParsedRequest<E>, visit: Visit) => Promise<z.input<E['reply']>>,
  limited?: Limited<E>,
) => void;

export type Serving = {
  localApi: LocalApi;
  openVisit: OpenVisit;
  rateLimiter: RateLimiter;
};

export function plainServing(app: FastifyInstance, { localApi, openVisit, rateLimiter }: Serving): Serve {
  return (endpoint, answer, limited) => {
    if (typeof endpoint.needs === 'object') throw new Error(`${endpoint.path} is for the staff`);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      async handler(request, reply) {
        const visit = openVisit(request, reply);
        // A stranger hears nothing about what a request should look like.
        if (endpoint.needs === 'customer') await visit.requireSession();
        const parsed = parseRequest(endpoint, request);
        const caller = {
          address: visit.address,
          subject: await limited?.subject?.(parsed, visit),
          device: await limited?.device?.(parsed, visit),
        };
        if (limited !== undefined) await rateLimiter.consume(limited.limit, caller);
        const answered = endpoint.reply.parse(await answer(parsed, visit));
        if (limited !== undefined) await rateLimiter.refund(limited.limit, caller);
        reply.code(endpoint.status).header('cache-control', 'no-store');
        return endpoint.status === 204 ? reply.send() : reply.send(answered);
      },
    });
    // The shop's own pages are not counted.
    localApi.register(endpoint, (request) => answer(request, ownVisit));
  };
}
