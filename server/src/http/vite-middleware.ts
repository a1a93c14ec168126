import type { FastifyInstance } from 'fastify';
import type { InlineConfig, ViteDevServer } from 'vite';

/** Sources of one part, with hot reload, in front of all routes. Each part has a base of its own, and so have their sockets. */
export async function viteMiddleware(app: FastifyInstance, config: InlineConfig): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    ...config,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  if (!app.hasDecorator('use')) await app.register((await import('@fastify/middie')).default);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return vite;
}
