import type { Endpoint } from '@shop/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { LocalApi } from './local-api.ts';
import { type ParsedRequest, parseRequest } from './parse-request.ts';

/** Binds an endpoint that changes something or answers one visitor only: nobody keeps its answer. */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  answer: (request: ParsedRequest<E>) => Promise<z.input<E['reply']>>,
) => void;

export function plainServing(app: FastifyInstance, localApi: LocalApi): Serve {
  return (endpoint, answer) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      async handler(request, reply) {
        const answered = endpoint.reply.parse(await answer(parseRequest(endpoint, request)));
        return reply.code(endpoint.status).header('cache-control', 'no-store').send(answered);
      },
    });
    localApi.register(endpoint, answer);
  };
}
