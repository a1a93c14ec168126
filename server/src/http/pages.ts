import { randomBytes } from 'node:crypto';
import type { Api } from '@shop/contract/client.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { isDatabaseGone, retryAfterSeconds } from './answer-errors.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { pageContextOf, type Storefront } from './storefront.ts';

/** Everything that is no API, picture or file is a page of the storefront, its 404 included. */
export function pages(
  app: FastifyInstance,
  storefront: Storefront,
  { api, publicUrl }: { api: Api; publicUrl: string },
) {
  const { build, isDevelopment } = storefront;
  const handle = createRequestHandler(build, isDevelopment ? 'development' : 'production');

  async function render(request: FastifyRequest, reply: FastifyReply) {
    const abandoned = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) abandoned.abort();
    });
    const scriptMark = randomBytes(16).toString('base64url');
    const failures: unknown[] = [];
    const context = new RouterContextProvider();
    context.set(pageContextOf(await build()), {
      api,
      scriptMark,
      requestNumber: request.id,
      publicUrl,
      report: (error) => void failures.push(error),
    });
    const response = await handle(
      new Request(addressOf(request, publicUrl), {
        method: request.method,
        headers: request.headers as Record<string, string>,
        signal: abandoned.signal,
      }),
      context,
    );
    return { response, failures, scriptMark };
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const { response, failures, scriptMark } = await render(request, reply);
      for (const error of failures) request.log.error({ err: error }, 'a page failed');
      reply.header('cache-control', 'no-cache').headers(Object.fromEntries(response.headers)).code(response.status);
      if (failures.some(isDatabaseGone)) reply.code(503).header('retry-after', retryAfterSeconds);
      if (!response.headers.get('content-type')?.startsWith('text/html')) return reply.send(response.body);
      const { html, policy } = contentSecurityPolicy(await response.text(), { scriptMark, isDevelopment });
      return reply.header('content-security-policy', policy).send(html);
    },
  });
}

/** The shop's own address, whatever host the visitor claims to have asked. */
function addressOf(request: FastifyRequest, publicUrl: string): string {
  const path = request.raw.url ?? '/';
  return `${publicUrl}${path.startsWith('/') ? path : '/'}`;
}
