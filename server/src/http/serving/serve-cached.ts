import type { Endpoint } from '@shop/contract/endpoint.ts';
import { type ListingChoice, writeListingChoice } from '@shop/domain/listing-choice.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { nothingSoldOut, type SoldOut, type SoldOutCache } from '../../features/catalogue/cache/sold-out-cache.ts';
import type { StockReader } from '../../features/catalogue/cache/stock-reader.ts';
import type { CachedAnswer } from '../../features/catalogue-cache/cached-answer.ts';
import type { CachePartition, CatalogueCache } from '../../features/catalogue-cache/catalogue-cache.ts';
import { encodedBodies, lookUp } from '../bodies/encoded-bodies.ts';
import { sendEncoded } from '../bodies/send-encoded.ts';
import type { LocalApi } from '../local-api.ts';
import { type ParsedRequest, parseRequest } from './parse-request.ts';

/** Binds an endpoint of the catalogue: the result of `load` is cached, and the stock in it is always current. */
export type ServeCached = <E extends Endpoint>(
  endpoint: E,
  load: (request: ParsedRequest<E>, soldOut: SoldOut) => Promise<CachedAnswer<z.input<E['reply']>>>,
  options?: {
    partition?: CachePartition;
    /** Whether the reply depends on what is sold out; it is then cached until a variant runs out or comes back. */
    looksAtSoldOut?: (request: ParsedRequest<E>) => boolean;
  },
) => void;

const contentType = 'application/json; charset=utf-8';

export function cachedServing(
  app: FastifyInstance,
  {
    cache,
    readStock,
    soldOutCache,
    localApi,
  }: { cache: CatalogueCache; readStock: StockReader; soldOutCache: SoldOutCache; localApi: LocalApi },
): ServeCached {
  const encode = encodedBodies();

  return (endpoint, load, { partition, looksAtSoldOut } = {}) => {
    async function current(request: ParsedRequest<typeof endpoint>) {
      const soldOut = looksAtSoldOut?.(request) ? await soldOutCache.read() : nothingSoldOut;
      const key = JSON.stringify([endpoint.path, request.params, request.query, soldOut.fingerprint]);
      // A POST is about the cart of one visitor, so caching it is useless.
      const answer =
        endpoint.method === 'GET'
          ? await cache.getOrLoad(key, () => load(request, soldOut), isMadeUp(request.query) ? 'searches' : partition)
          : await load(request, soldOut);
      return { answer, stocks: await readStock(answer.variantIds) };
    }

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      async handler(request, reply) {
        const { answer, stocks } = await current(parseRequest(endpoint, request));
        const body = await encode(answer, stocks, (made) => jsonPieces(endpoint.reply, made));
        if (answer.headers) reply.headers(answer.headers);
        return await sendEncoded(request, reply, { body, contentType });
      },
    });
    localApi.register(endpoint, async (request) => {
      const { answer, stocks } = await current(request);
      return answer.build(lookUp(stocks));
    });
  };
}

/** Serialises a list in pieces: it may be the whole catalogue. */
const itemsOfPiece = 100;

function* jsonPieces(shape: z.ZodType, reply: unknown): Generator<string> {
  if (!Array.isArray(reply) || reply.length <= itemsOfPiece) {
    yield JSON.stringify(shape.parse(reply));
    return;
  }
  for (let start = 0; start < reply.length; start += itemsOfPiece) {
    const list = JSON.stringify(shape.parse(reply.slice(start, start + itemsOfPiece)));
    yield `${start === 0 ? '[' : ','}${list.slice(1, -1)}`;
  }
  yield ']';
}

/** Page numbers and filters can be invented without end, like search texts, so they share that cache partition. */
const isMadeUp = (query: unknown) => writeListingChoice(query as ListingChoice) !== '';
