import { randomUUID } from 'node:crypto';
import { Refusal } from '@shop/contract/refusal.ts';
import { shopWording } from '@shop/wording/shop.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { catalogueRoutes } from '../features/catalogue/catalogue.routes.ts';
import { readStock } from '../features/catalogue/read-products.queries.ts';
import { stockReader } from '../features/catalogue/stock-reader.ts';
import { certificateRoutes } from '../features/certificates/certificates.routes.ts';
import { informationRoutes } from '../features/information/information.routes.ts';
import { mediaRoutes } from '../features/media/media.routes.ts';
import { newsletterRoutes } from '../features/newsletter/newsletter.routes.ts';
import { searchEngineRoutes } from '../features/search-engines/search-engines.routes.ts';
import { shopSettingsRoutes } from '../features/shop-settings/shop-settings.routes.ts';
import type { Settings } from '../settings.ts';
import type { Shop } from '../shop.ts';
import { answerError, answerRefusal, answerUnreadable } from './answer-errors.ts';
import { answerPagesFirst } from './answer-pages-first.ts';
import { apiDocs } from './api-docs.ts';
import { health } from './health.ts';
import { LocalApi } from './local-api.ts';
import { readableAddress } from './page-address.ts';
import { pages } from './pages.ts';
import { answerRecording } from './record-answers.ts';
import { securityHeaders } from './security-headers.ts';
import { plainServing } from './serve.ts';
import { rememberedServing } from './serve-remembered.ts';
import { rememberedFileServing } from './serve-remembered-file.ts';
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
  const security = { isHttps: settings.publicUrl.startsWith('https:') };
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy,
    // Before any route or hook: an address, or a request, that cannot be read.
    frameworkErrors(error, request, reply) {
      reply.headers(securityHeaders(request.id, security));
      answerError(error, request as FastifyRequest, reply as FastifyReply);
    },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    clientErrorHandler: answerUnreadable,
    bodyLimit: largestBodyBytes,
    // A body must be here before the time for answering it ends; headers that may take longer would undo that.
    requestTimeout: 20_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    handlerTimeout: 30_000,
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }) as unknown as FastifyInstance;

  app.addHook('onRequest', async (request, reply) => void reply.headers(securityHeaders(request.id, security)));
  app.setErrorHandler(answerError);
  const record = answerRecording(app, log);
  health(app, isReady);

  const localApi = new LocalApi();
  const serveRemembered = rememberedServing(app, {
    memory: shop.catalogueMemory,
    readStock: stockReader((ids) => readStock(shop.db, ids)),
    localApi,
  });
  const serve = plainServing(app, localApi);
  catalogueRoutes(serveRemembered, shop);
  certificateRoutes(serveRemembered, shop);
  informationRoutes(serveRemembered, shop);
  shopSettingsRoutes(serveRemembered, shop);
  newsletterRoutes(serve, shop);
  searchEngineRoutes(rememberedFileServing(app, shop.catalogueMemory), shop, settings);
  mediaRoutes(app, shop);
  await apiDocs(app, { title: shopWording.name, version, url: settings.publicUrl });
  app.all('/api/*', async () => {
    throw new Refusal('not_found', {});
  });
  app.setNotFoundHandler((request, reply) => answerRefusal(new Refusal('not_found', {}), request, reply));
  if (storefront !== undefined) {
    const memory = shop.pageMemory;
    pages(app, await storefront(app), { memory, api: localApi.call, publicUrl: settings.publicUrl });
    answerPagesFirst(app, { memory, security, record });
  }
  return app;
}
