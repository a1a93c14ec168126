import type { FastifyRequest } from 'fastify';

/**
 * Origins from which a browser that sent this request may change something. The address for customers tells its scheme,
 * whatever a proxy in front does; elsewhere it is that of the request.
 */
export function ownOrigins(publicUrl: string, { headers: { host }, protocol }: FastifyRequest): string[] {
  return host === undefined || host === new URL(publicUrl).host ? [publicUrl] : [publicUrl, `${protocol}://${host}`];
}
