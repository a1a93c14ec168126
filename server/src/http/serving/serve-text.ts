import type { FastifyInstance } from 'fastify';
import type { StockReader } from '../../features/catalogue/cache/stock-reader.ts';
import type { CachedAnswer } from '../../features/catalogue-cache/cached-answer.ts';
import type { CatalogueCache } from '../../features/catalogue-cache/catalogue-cache.ts';
import { encodedBodies } from '../bodies/encoded-bodies.ts';
import { sendEncoded } from '../bodies/send-encoded.ts';

type Params = Record<string, string>;

/**
 * Binds a text file for other programs (feeds, sitemaps). It is cached until the catalogue or the stock in it changes. A
 * long one is generated in pieces.
 */
export type ServeText = (
  path: string,
  contentType: string,
  load: (params: Params) => Promise<CachedAnswer<string | Generator<string>>>,
) => void;

export function textServing(
  app: FastifyInstance,
  { cache, readStock }: { cache: CatalogueCache; readStock: StockReader },
): ServeText {
  const encode = encodedBodies();

  return (path, contentType, load) => {
    app.get<{ Params: Params }>(path, async (request, reply) => {
      const key = JSON.stringify([path, request.params]);
      const answer = await cache.getOrLoad(key, () => load(request.params), 'files');
      const body = await encode(answer, await readStock(answer.variantIds), toPieces);
      return await sendEncoded(request, reply, { body, contentType });
    });
  };
}

const toPieces = (text: string | Generator<string>) => (typeof text === 'string' ? [text] : text);
