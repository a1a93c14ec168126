import type { FastifyRequest } from 'fastify';

/**
 * Origins whose pages may change something with this request: the public address, and the host of the request. The scheme
 * of the public address is known, whatever a proxy does; for another host it is that of the request.
 */
export function ownOrigins(publicUrl: string, { headers: { host }, protocol }: FastifyRequest): string[] {
  return host === undefined || host === new URL(publicUrl).host ? [publicUrl] : [publicUrl, `${protocol}://${host}`];
}
