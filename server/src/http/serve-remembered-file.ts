import type { FastifyInstance } from 'fastify';
import type { CatalogueMemory } from '../features/catalogue/catalogue-memory.ts';
import type { RememberedAnswer } from '../features/catalogue/remembered.ts';
import type { StockReader } from '../features/catalogue/stock-reader.ts';
import { encodedBodies } from './encoded-bodies.ts';
import { sendEncoded } from './send-encoded.ts';

type Params = Record<string, string>;

/**
 * Binds a text that other programs read at a known address, written anew when the catalogue or its stock has changed. A
 * long one comes in pieces.
 */
export type ServeRememberedFile = (
  path: string,
  contentType: string,
  load: (params: Params) => Promise<RememberedAnswer<string | Generator<string>>>,
) => void;

export function rememberedFileServing(
  app: FastifyInstance,
  { memory, readStock }: { memory: CatalogueMemory; readStock: StockReader },
): ServeRememberedFile {
  const bodyOf = encodedBodies();

  return (path, contentType, load) => {
    app.get<{ Params: Params }>(path, async (request, reply) => {
      const key = JSON.stringify([path, request.params]);
      const answer = await memory.remember(key, () => load(request.params), 'files');
      const body = await bodyOf(answer, await readStock(answer.variantIds), piecesOf);
      return await sendEncoded(request, reply, { body, contentType });
    });
  };
}

const piecesOf = (text: string | Generator<string>) => (typeof text === 'string' ? [text] : text);
