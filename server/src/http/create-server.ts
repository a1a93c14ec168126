import { randomUUID } from 'node:crypto';
import { Refusal } from '@shop/contract/refusal.ts';
import { shopWording } from '@shop/wording/shop.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { catalogueRoutes } from '../features/catalogue/catalogue.routes.ts';
import { readStock } from '../features/catalogue/read-products.queries.ts';
import { stockReader } from '../features/catalogue/stock-reader.ts';
import { certificateRoutes } from '../features/certificates/certificates.routes.ts';
import { informationRoutes } from '../features/information/information.routes.ts';
import { mediaRoutes } from '../features/media/media.routes.ts';
import type { Settings } from '../settings.ts';
import type { Shop } from '../shop.ts';
import { answerError, answerRefusal } from './answer-errors.ts';
import { apiDocs } from './api-docs.ts';
import { health } from './health.ts';
import { LocalApi } from './local-api.ts';
import { metrics } from './metrics.ts';
import { pages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { rememberedServing } from './serve-remembered.ts';
import type { Storefront } from './storefront.ts';

/** A form or an order is far smaller; pictures come by routes with a limit of their own. */
const largestBodyBytes = 1024 * 1024;

export type ServerParts = {
  shop: Shop;
  settings: Pick<Settings, 'publicUrl' | 'trustProxy'>;
  version: string;
  log: Logger;
  isReady: () => Promise<boolean>;
  /** Absent in tests of the API. */
  storefront?: (app: FastifyInstance) => Promise<Storefront>;
};

export async function createServer({
  shop,
  settings,
  version,
  log,
  isReady,
  storefront,
}: ServerParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy,
    // Before any route: an address that cannot be read.
    frameworkErrors: answerError,
    bodyLimit: largestBodyBytes,
    requestTimeout: 30_000,
    handlerTimeout: 30_000,
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }) as unknown as FastifyInstance;

  securityHeaders(app, { isHttps: settings.publicUrl.startsWith('https:') });
  app.setErrorHandler(answerError);
  metrics(app);
  health(app, isReady);
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0];
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });

  const localApi = new LocalApi();
  const serve = rememberedServing(app, {
    memory: shop.catalogueMemory,
    readStock: stockReader((ids) => readStock(shop.db, ids)),
    localApi,
  });
  catalogueRoutes(serve, shop);
  certificateRoutes(serve, shop);
  informationRoutes(serve, shop);
  mediaRoutes(app, shop);
  await apiDocs(app, { title: shopWording.name, version, url: settings.publicUrl });
  app.all('/api/*', async () => {
    throw new Refusal('not_found', {});
  });
  app.setNotFoundHandler((request, reply) => answerRefusal(new Refusal('not_found', {}), request, reply));
  if (storefront !== undefined) pages(app, await storefront(app), localApi.call);
  return app;
}
