import type { Endpoint } from '@shop/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { CatalogueMemory, Shelf } from '../features/catalogue/catalogue-memory.ts';
import type { RememberedAnswer } from '../features/catalogue/remembered.ts';
import type { StockReader } from '../features/catalogue/stock-reader.ts';
import { EncodedBody } from './encoded-body.ts';
import type { LocalApi } from './local-api.ts';
import { type ParsedRequest, parseRequest } from './parse-request.ts';
import { sendEncoded } from './send-encoded.ts';

/** Binds an endpoint of the catalogue: what `load` finds is kept in memory, the stock in it is always current. */
export type ServeRemembered = <E extends Endpoint>(
  endpoint: E,
  load: (request: ParsedRequest<E>) => Promise<RememberedAnswer<z.input<E['reply']>>>,
  shelf?: Shelf,
) => void;

const contentType = 'application/json; charset=utf-8';

export function rememberedServing(
  app: FastifyInstance,
  { memory, readStock, localApi }: { memory: CatalogueMemory; readStock: StockReader; localApi: LocalApi },
): ServeRemembered {
  const bodies = new WeakMap<RememberedAnswer, { stocks: string; body: EncodedBody }>();

  return (endpoint, load, shelf) => {
    async function current(request: ParsedRequest<typeof endpoint>) {
      const key = JSON.stringify([endpoint.path, request.params, request.query]);
      // A POST asks for what one visitor has in the cart: nobody else will ask the same.
      const answer =
        endpoint.method === 'GET'
          ? await memory.remember(key, () => load(request), isNumbered(request.query) ? 'searches' : shelf)
          : await load(request);
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
        return await sendEncoded(request, reply, { body: bodyOf(answer, stocks), contentType });
      },
    });
    localApi.register(endpoint, async (request) => {
      const { answer, stocks } = await current(request);
      return answer.build(lookUp(stocks));
    });
  };
}

/** Numbers of pages can be made up without end, like words of a search, and are kept with those. */
const isNumbered = (query: unknown) => (query as { page?: number }).page !== undefined;

const lookUp = (stocks: ReadonlyMap<number, number>) => (variantId: number) => stocks.get(variantId) ?? 0;
