import type { Endpoint } from '@shop/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CatalogueMemory } from '../features/catalogue/catalogue-memory.ts';
import type { RememberedAnswer } from '../features/catalogue/remembered.ts';
import type { StockReader } from '../features/catalogue/stock-reader.ts';
import { EncodedBody, isKnown } from './encoded-body.ts';
import type { LocalApi } from './local-api.ts';
import { type ParsedRequest, parseRequest } from './parse-request.ts';

/** Binds an endpoint of the catalogue: what `load` finds is kept in memory, the stock in it is always current. */
export type ServeRemembered = <E extends Endpoint>(
  endpoint: E,
  load: (request: ParsedRequest<E>) => Promise<RememberedAnswer<z.input<E['reply']>>>,
) => void;

/** Nobody may show it later without asking: prices and stock change at any moment. */
const askEveryTime = 'public, max-age=0, must-revalidate';

export function rememberedServing(
  app: FastifyInstance,
  { memory, readStock, localApi }: { memory: CatalogueMemory; readStock: StockReader; localApi: LocalApi },
): ServeRemembered {
  const bodies = new WeakMap<RememberedAnswer, { stocks: string; body: EncodedBody }>();

  return (endpoint, load) => {
    async function current(request: ParsedRequest<typeof endpoint>) {
      const key = JSON.stringify([endpoint.path, request.params, request.query]);
      // A POST asks for what one visitor has in the cart: nobody else will ask the same.
      const answer = endpoint.method === 'GET' ? await memory.remember(key, () => load(request)) : await load(request);
      return { answer, stocks: await readStock(answer.variantIds) };
    }

    function bodyOf(answer: RememberedAnswer, stocks: ReadonlyMap<number, number>): EncodedBody {
      const fingerprint = answer.variantIds.map((id) => stocks.get(id)).join();
      const known = bodies.get(answer);
      if (known?.stocks === fingerprint) return known.body;
      const reply = endpoint.reply.parse(answer.build(lookUp(stocks)));
      const body = new EncodedBody(JSON.stringify(reply));
      bodies.set(answer, { stocks: fingerprint, body });
      return body;
    }

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      async handler(request, reply) {
        const { answer, stocks } = await current(parseRequest(endpoint, request));
        return await send(request, reply, bodyOf(answer, stocks));
      },
    });
    localApi.register(endpoint, async (request) => {
      const { answer, stocks } = await current(request);
      return answer.build(lookUp(stocks));
    });
  };
}

const lookUp = (stocks: ReadonlyMap<number, number>) => (variantId: number) => stocks.get(variantId) ?? 0;

async function send(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  reply.header('cache-control', isRead ? askEveryTime : 'no-store').header('vary', 'accept-encoding');
  if (isRead) {
    reply.header('etag', body.etag);
    if (isKnown(body.etag, request.headers['if-none-match'])) return reply.code(304).send();
  }
  const { bytes, encoding } = await body.encodedFor(request.headers['accept-encoding']);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
}
