import type { FastifyInstance } from 'fastify';

/** For answers that are not pages: nothing in them may run or be framed. Pages carry a policy of their own. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function securityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'content-security-policy': inertPolicy,
      ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    });
  });
}
