import type { ServerResponse } from 'node:http';
import { Refusal } from '@shop/contract/refusal.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isKnown } from '../../http/bodies/encoded-body.ts';
import type { Shop } from '../../shop.ts';
import { findRendition, isEncoderBusy, makeRendition, type Rendition } from './make-rendition.ts';
import { findPicture } from './media.queries.ts';
import { type RenditionFormat, renditionFormats, renditionWidths } from './renditions.ts';

/** URLs contain a content hash, so browsers may cache pictures for ever. */
const forGood = 'public, max-age=31536000, immutable';

/** Shares one buffer per picture among concurrent responses, so that slow clients do not hold a copy each. */
function sharing() {
  const held = new Map<string, { bytes: Promise<Buffer>; answers: number }>();
  return (name: string, answer: ServerResponse, read: () => Promise<Buffer>): Promise<Buffer> => {
    const picture = held.get(name) ?? { bytes: read(), answers: 0 };
    held.set(name, picture);
    picture.answers += 1;
    answer.once('close', () => {
      picture.answers -= 1;
      if (picture.answers === 0) held.delete(name);
    });
    return picture.bytes;
  };
}

export function mediaRoutes(app: FastifyInstance, { db, media }: Pick<Shop, 'db' | 'media'>) {
  const share = sharing();
  app.get<{ Params: { fingerprint: string; file: string } }>('/media/:fingerprint/:file', async (request, reply) => {
    const { fingerprint, file } = request.params;
    const wanted = renditionNamed(file);
    if (wanted === undefined || !/^[0-9a-f]{32}$/.test(fingerprint)) throw new Refusal('not_found', {});
    // Price comparison sites, blogs and mail programs embed these pictures.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const rendition = { fingerprint, ...wanted };
    const etag = `"${fingerprint}-${wanted.width}-${wanted.format}"`;
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).header('etag', etag).send();
    const read = async () => (await findRendition(media, rendition)) ?? (await makeIfOffered(rendition, request.log));
    const bytes = await share(etag, reply.raw, read);
    return reply.type(`image/${wanted.format}`).header('cache-control', forGood).header('etag', etag).send(bytes);
  });

  async function makeIfOffered(rendition: Rendition, log: FastifyBaseLogger): Promise<Buffer> {
    const picture = await findPicture(db, rendition.fingerprint);
    // Only offered sizes: a made-up URL must not start the encoder.
    if (picture === undefined || !renditionWidths(picture.width).includes(rendition.width))
      throw new Refusal('not_found', {});
    if (isEncoderBusy()) throw new Refusal('service_unavailable', {});
    const { bytes, failure } = await makeRendition(media, rendition);
    if (failure !== undefined) log.error({ reason: failure.message }, 'rendition not stored');
    return bytes;
  }
}

function renditionNamed(file: string): { width: number; format: RenditionFormat } | undefined {
  const [, width = '', extension = ''] = /^(\d{1,4})\.(\w+)$/.exec(file) ?? [];
  const format = renditionFormats.find((each) => each === extension);
  return format && { width: Number(width), format };
}
