import { randomUUID } from 'node:crypto';
import { Refusal } from '@shop/contract/refusal.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { answerPagesFirst } from '../fast-paths/answer-pages-first.ts';
import { stockReader } from '../features/catalogue/cache/stock-reader.ts';
import { readStock } from '../features/catalogue/products/read-products.queries.ts';
import { findRedirect } from '../features/catalogue/read-catalogue.queries.ts';
import { createRateLimiter, unlimited } from '../features/rate-limits/rate-limiter.ts';
import type { Settings } from '../settings.ts';
import type { Shop } from '../shop.ts';
import { answerError, answerRefusal, answerUnreadable } from './answer-errors.ts';
import { apiDocs } from './api-docs.ts';
import { awaitBodies } from './bodies/await-bodies.ts';
import { LocalApi } from './local-api.ts';
import { closeCallsForMaintenance, isClosedForMaintenance } from './maintenance-gate.ts';
import { redirectFor } from './pages/account-gate.ts';
import { readableAddress } from './pages/page-address.ts';
import { pages } from './pages/pages.ts';
import { findPreview } from './pages/preview-gate.ts';
import type { Storefront } from './pages/storefront.ts';
import { requestContexts } from './request-context.ts';
import { bindRoutes } from './routes.ts';
import { securityHeaders } from './security-headers.ts';
import { answerOneAfterAnother } from './serving/one-after-another.ts';
import { answerRecording } from './serving/record-answers.ts';
import { formTime } from './serving/serve-form.ts';
import { createServe } from './serving/serving.ts';

/** Forms and orders are far smaller; uploads of pictures have their own limit. */
const largestBodyBytes = 1024 * 1024;
/** Far more than a proxy opens. Each connection may hold an unread reply in memory. */
const mostConnections = 2_000;

export type ServerParts = {
  shop: Shop;
  settings: Pick<Settings, 'publicUrl' | 'trustProxy' | 'hasRateLimits'> &
    Partial<Pick<Settings, 'containerId' | 'mode' | 'metricsToken'>>;
  version: string;
  log: Logger;
  isReady: () => Promise<boolean>;
  /** Absent in tests of the API. */
  storefront?: (app: FastifyInstance) => Promise<Storefront>;
  /** Absent in tests of the API. */
  adminApp?: (app: FastifyInstance, publicUrl: string) => Promise<void>;
};

export async function createServer({
  shop,
  settings,
  version,
  log,
  isReady,
  storefront,
  adminApp,
}: ServerParts): Promise<FastifyInstance> {
  const security = { isHttps: settings.publicUrl.startsWith('https:') };
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy,
    // Errors before any route or hook: an unreadable address or request.
    frameworkErrors(error, request, reply) {
      reply.headers(securityHeaders(request.id, security));
      answerError(error, request as FastifyRequest, reply as FastifyReply);
    },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    clientErrorHandler: answerUnreadable,
    bodyLimit: largestBodyBytes,
    // The longest time for a body; awaitBodies sets shorter ones per route. Headers must not take longer than a body.
    requestTimeout: formTime,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    handlerTimeout: 30_000,
    keepAliveTimeout: 72_000,
    // For an idle connection: a bit longer than the upload of a form may take.
    connectionTimeout: formTime + 30_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }) as unknown as FastifyInstance;

  app.addHook('onRequest', async (request, reply) => void reply.headers(securityHeaders(request.id, security)));
  app.setErrorHandler(answerError);
  const record = answerRecording(app, log, settings);
  serveHealth(app, isReady);
  awaitBodies(app);
  closeCallsForMaintenance(app, shop);

  const localApi = new LocalApi();
  const rateLimiter = settings.hasRateLimits ? createRateLimiter(shop) : unlimited;
  const needsSecondFactor = settings.mode === 'live';
  const serve = createServe(app, shop, {
    localApi,
    createContext: requestContexts(shop, security),
    rateLimiter,
    readStock: stockReader((ids) => readStock(shop.db, ids)),
    needsSecondFactor,
  });
  const { hasRateLimits } = settings;
  await bindRoutes(app, shop, { serve, rateLimiter, hasRateLimits, needsSecondFactor });
  await apiDocs(app, { title: 'Shop', version, url: settings.publicUrl });
  app.all('/api/*', async () => {
    throw new Refusal('not_found', {});
  });
  app.setNotFoundHandler((request, reply) => answerRefusal(new Refusal('not_found', {}), request, reply));
  await adminApp?.(app, settings.publicUrl);
  if (storefront !== undefined) {
    const cache = shop.pageCache;
    const payment = shop.cardProvider;
    pages(app, await storefront(app), {
      cache,
      api: localApi.call,
      publicUrl: settings.publicUrl,
      containerId: settings.containerId,
      payment,
      redirectFor: (address, cookies) => redirectFor(shop, address, cookies),
      findPreview: (address, cookies) => findPreview(shop, address, cookies, { needsSecondFactor }),
      movedTo: (path) => findRedirect(shop.db, path),
      isClosed: (address, request) => isClosedForMaintenance(shop, address, request),
      hasRateLimits: settings.hasRateLimits,
    });
    answerPagesFirst(app, { cache, maintenance: shop.maintenance, security, record });
  }
  answerOneAfterAnother(app.server);
  app.server.maxConnections = mostConnections;
  return app;
}

/** /healthz: the process serves. /readyz: it can also do its work. */
function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>) {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (!(await isReady())) return answerRefusal(new Refusal('service_unavailable', {}), request, reply);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
