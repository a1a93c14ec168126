import type { FastifyInstance } from 'fastify';
import type { InlineConfig, ViteDevServer } from 'vite';

/**
 * Serves the sources of one part with hot reload, in front of all routes. Each part serves only its own addresses: Vite
 * with a base also answers addresses without it, such as /@vite/client, which may belong to the other part.
 */
export async function viteMiddleware(
  app: FastifyInstance,
  config: InlineConfig,
  { isOwn }: { isOwn: (path: string) => boolean },
): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    ...config,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  if (!app.hasDecorator('use')) await app.register((await import('@fastify/middie')).default);
  app.use((request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (isOwn(path)) vite.middlewares(request, response, next);
    else next();
  });
  app.addHook('onClose', () => vite.close());
  return vite;
}
