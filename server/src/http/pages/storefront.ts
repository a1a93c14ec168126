import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { PageContext } from '@shop/contract/page-context.ts';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Settings } from '../../settings.ts';
import { StartRefusal } from '../../start-refusal.ts';
import { isAdminAsset } from './admin-app.ts';
import { farewellWorker, serveWorker } from './serve-worker.ts';
import { viteMiddleware } from './vite-middleware.ts';

const folder = fileURLToPath(new URL('../../../../storefront/', import.meta.url));

export type Storefront = {
  render(url: string, context: PageContext): Promise<Response>;
  isDevelopment: boolean;
};

/** Loaded once per process: the start calls it early, while the database opens. */
export async function loadBuiltStorefront(): Promise<ServerBuild> {
  const bundle = `${folder}build/server/index.js`;
  if (!existsSync(bundle)) throw new StartRefusal('The storefront is not built. Run: npm run build');
  return (await import(pathToFileURL(bundle).href)) as ServerBuild;
}

/** The built storefront: its server bundle, and immutable files whose names contain a hash. */
export async function builtStorefront(
  app: FastifyInstance,
  { hasServiceWorker }: Pick<Settings, 'hasServiceWorker'>,
): Promise<Storefront> {
  const build = await loadBuiltStorefront();
  const files = `${folder}build/client`;
  const asTheyAre = { decorateReply: false, index: false } as const;
  await app.register(fastifyStatic, {
    ...asTheyAre,
    root: `${files}/assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  // Icons have fixed addresses, so they may change and are cached for a day.
  await app.register(fastifyStatic, {
    ...asTheyAre,
    root: files,
    wildcard: false,
    globIgnore: ['assets/**', 'sw.js'],
    maxAge: '1d',
  });
  serveWorker(app, hasServiceWorker ? readFileSync(`${files}/sw.js`, 'utf8') : farewellWorker);
  return { render: createRenderer(build, 'production'), isDevelopment: false };
}

/** The storefront from its sources, with hot reload. */
export async function storefrontInDevelopment(app: FastifyInstance): Promise<Storefront> {
  const { isRunnableDevEnvironment } = await import('vite');
  const vite = await viteMiddleware(
    app,
    { root: folder, configFile: `${folder}vite.config.ts` },
    { isOwn: (path) => !isAdminAsset(path) },
  );
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the storefront');
  // A developer who tried the built shop at this address still has its worker, which would hide their changes.
  serveWorker(app, farewellWorker);
  const build = () => environment.runner.import('virtual:react-router/server-build') as Promise<ServerBuild>;
  return { render: createRenderer(build, 'development'), isDevelopment: true };
}

/** With a function the router compiles all routes again for each page, as hot reload needs it. */
function createRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): Storefront['render'] {
  const handle = createRequestHandler(build, mode);
  return async (url, context) => {
    const given = new RouterContextProvider();
    given.set(pageContextKey(typeof build === 'function' ? await build() : build), context);
    // No cookie and no header of the visitor is passed in, so a cached page is the same for all by construction.
    return await handle(new Request(url), given);
  };
}

/** The storefront's context key. It must be the bundle's own object; an import here would be another one. */
function pageContextKey(build: ServerBuild): RouterContext<PageContext> {
  return (build.entry.module as unknown as { pageContext: RouterContext<PageContext> }).pageContext;
}
