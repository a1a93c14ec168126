import type { FastifyReply, FastifyRequest } from 'fastify';
import { askEveryTime, type EncodedBody, isKnown } from './encoded-body.ts';

/** Sends a cacheable body in an encoding that the visitor accepts, or a 304. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, contentType }: { body: EncodedBody; contentType: string },
) {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  reply.header('cache-control', isRead ? askEveryTime : 'no-store').header('vary', 'accept-encoding');
  if (isRead) {
    reply.header('etag', body.etag);
    if (isKnown(body.etag, request.headers['if-none-match'])) return reply.code(304).send();
  }
  const { bytes, encoding } = await body.encodedFor(request.headers['accept-encoding']);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type(contentType).send(bytes);
}
