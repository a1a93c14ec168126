import type { FastifyInstance } from 'fastify';
import type { CatalogueMemory } from '../features/catalogue/catalogue-memory.ts';
import { constant, type RememberedAnswer } from '../features/catalogue/remembered.ts';
import { EncodedBody } from './encoded-body.ts';
import { sendEncoded } from './send-encoded.ts';

type Params = Record<string, string>;

/** Binds a text that other programs read at a known address, written anew when the catalogue has changed. */
export type ServeRememberedFile = (
  path: string,
  contentType: string,
  write: (params: Params) => Promise<string>,
) => void;

export function rememberedFileServing(app: FastifyInstance, memory: CatalogueMemory): ServeRememberedFile {
  const bodies = new WeakMap<RememberedAnswer, EncodedBody>();

  return (path, contentType, write) => {
    app.get<{ Params: Params }>(path, async (request, reply) => {
      const key = JSON.stringify([path, request.params]);
      const answer = await memory.remember(key, async () => constant(await write(request.params)));
      const body = bodies.get(answer) ?? new EncodedBody(answer.build(() => 0));
      bodies.set(answer, body);
      return await sendEncoded(request, reply, { body, contentType });
    });
  };
}
