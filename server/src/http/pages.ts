import type { Api } from '@shop/contract/client.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { apiContextOf, type Storefront } from './storefront.ts';

/** Everything that is no API, picture or file is a page of the storefront, its 404 included. */
export function pages(app: FastifyInstance, { build, isDevelopment }: Storefront, api: Api) {
  const handle = createRequestHandler(build, isDevelopment ? 'development' : 'production');

  async function render(request: FastifyRequest): Promise<Response> {
    const abandoned = new AbortController();
    request.raw.once('close', () => {
      if (!request.raw.complete) abandoned.abort();
    });
    const context = new RouterContextProvider();
    context.set(apiContextOf(await build()), api);
    const address = new URL(request.raw.url ?? '/', `${request.protocol}://${request.host}`);
    return await handle(
      new Request(address, {
        method: request.method,
        headers: request.headers as Record<string, string>,
        signal: abandoned.signal,
      }),
      context,
    );
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const response = await render(request);
      const type = response.headers.get('content-type') ?? '';
      if (!type.startsWith('text/html')) return reply.send(response);
      const html = await response.text();
      return reply
        .code(response.status)
        .header('content-security-policy', contentSecurityPolicy(html, { isDevelopment }))
        .header('cache-control', 'no-cache')
        .type(type)
        .send(html);
    },
  });
}
