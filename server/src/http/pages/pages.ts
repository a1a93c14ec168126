import { randomBytes } from 'node:crypto';
import type { Api } from '@shop/contract/client.ts';
import type { PageContext } from '@shop/contract/page-context.ts';
import { findPage, isPageThatPays, isQuietPage } from '@shop/contract/pages.ts';
import { isRefusal } from '@shop/contract/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { concurrencyLimit } from '../../concurrency-limit.ts';
import { inProcessRateLimit } from '../../features/rate-limits/in-process-rate-limit.ts';
import { networkOf } from '../../features/rate-limits/network-of.ts';
import { maintenanceSeconds, retryAfterSeconds } from '../answer-errors.ts';
import { isGated } from './account-gate.ts';
import { answerWith, type Page, toPage } from './page.ts';
import { pageAddress, pathWithoutQuery, variantInAddress } from './page-address.ts';
import { isChosen, type PageCache } from './page-cache.ts';
import type { Storefront } from './storefront.ts';

export const pageRoute = '/*';
const maintenancePage = '/placeholder';
const tooManyPage = '/too-many-requests';
/** Shows the version at the foot of a page. */
const debug = /[?&]debug=true/;

/**
 * Limits for rendering pages with filters that are not cached yet, and private ones, per network: far above the use of people, offices and
 * search engines. Few are rendered at once, and one network cannot fill the queue.
 */
const choiceRate = { count: 240, seconds: 120 };
const choiceConcurrency = { atOnce: 2, mostWaiting: 200, share: { most: 20, retryAfterSeconds: 5 } };

/** All addresses that are no API, picture or file are pages of the storefront, its 404 included. */
export function pages(
  app: FastifyInstance,
  { render, isDevelopment }: Storefront,
  {
    cache,
    api,
    publicUrl,
    containerId,
    payment,
    redirectFor,
    findPreview,
    movedTo,
    isClosed,
    hasRateLimits,
  }: {
    cache: PageCache;
    api: Api;
    publicUrl: string;
    containerId?: string | undefined;
    payment: { widgetUrl: string };
    /** Where a visitor with these cookies is redirected from a gated page. */
    redirectFor(address: string, cookies: string | undefined): Promise<string | undefined>;
    /** What an address of a preview shows to a visitor with these cookies. */
    findPreview(address: string, cookies: string | undefined): Promise<PageContext['preview']>;
    /** The new path of a page that has moved. */
    movedTo(path: string): Promise<string | undefined>;
    /** Whether the shop is closed to this visitor. */
    isClosed(address: string, request: FastifyRequest): Promise<boolean>;
    hasRateLimits: boolean;
  },
) {
  const countChoice = inProcessRateLimit(choiceRate);
  const withinLimit = concurrencyLimit(choiceConcurrency);
  const cardOrigin = payment.widgetUrl.startsWith('/') ? undefined : new URL(payment.widgetUrl).origin;
  /**
   * Continues when the visitor has left: others may wait for the same page. If it fails, all of them see the request id of
   * the first one, under which the failure is logged.
   */
  async function renderPage(address: string, { id: requestNumber, log, headers }: FastifyRequest): Promise<Page> {
    const scriptMark = randomBytes(16).toString('base64url');
    const failures: unknown[] = [];
    const isQuiet = isQuietPage(address);
    // Looked for only where the page is rendered for each request.
    const preview = isPreview(address) ? await findPreview(address, headers.cookie) : undefined;
    const keepMissing = cache.missingPageWriter();
    let missingKind: string | undefined;
    let missingPage: Page | undefined;
    // Render for the public address, not for the Host header.
    const response = await render(`${publicUrl}${address}`, {
      api,
      scriptMark,
      requestNumber,
      publicUrl,
      containerId,
      preview,
      report: (error) => void failures.push(error),
      hasMissingPage(route) {
        if (isDevelopment) return false;
        missingKind = JSON.stringify({ route, isQuiet, pays: isPageThatPays(address), isDebug: debug.test(address) });
        missingPage = cache.findMissing(missingKind);
        return missingPage !== undefined;
      },
    });
    for (const error of failures) log.error({ err: error }, 'page rendering failed');
    if (missingPage !== undefined) return missingPage;
    const rights = {
      isDevelopment,
      cardOrigin: isPageThatPays(address) ? cardOrigin : undefined,
      hasTags: containerId !== undefined && !isQuiet,
      isQuiet,
      isChosen: isChosen(address),
      isPrivate: isPrivate(address),
      isFramed: preview !== undefined,
    };
    const page = await toPage({ response, failures, scriptMark, ...rights });
    if (missingKind !== undefined && page.status === 404 && failures.length === 0) {
      await page.body.compress();
      keepMissing(missingKind, page);
    }
    return page;
  }

  async function pageAt(address: string, request: FastifyRequest): Promise<Page> {
    const fresh = () => renderPage(address, request);
    if (isDevelopment) return await fresh();
    const isRare = isChosen(address) || isPrivate(address);
    const render = isRare && hasRateLimits ? limited(request.ip, fresh) : fresh;
    if (isPrivate(address)) return await render();
    return await cache.getOrLoad(address, render);
  }

  /**
   * Removes the variant from an address unless the product has it and it is not the first one. So the first variant,
   * unknown ones and those of other products share one page, and invented numbers do not fill the cache.
   */
  async function withKnownVariant(address: string): Promise<string> {
    const named = variantInAddress(address);
    if (named === undefined) return address;
    const product = api('GET /api/v1/shop/product/:slug/', { params: { slug: named.slug } });
    // An error is shown by the page itself.
    const [, ...others] = await product.then(
      ({ variants }) => variants,
      () => [],
    );
    return others.some(({ id }) => id === named.variantId) ? address : named.withoutVariant;
  }

  /** Counts only requests that start a rendering, not those for a page that is cached or being rendered. */
  const limited = (address: string, render: () => Promise<Page>) => async () => {
    countChoice(address);
    return await withinLimit(render, networkOf(address));
  };

  /** Sends another page in place of the requested one, never as a 304. */
  async function sendInstead(
    standIn: string,
    status: 429 | 503,
    seconds: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { 'if-none-match': _known, ...asked } = request.headers;
    const { headers, bytes } = answerWith(await pageAt(standIn, request), asked);
    const { etag: _etag, ...rest } = headers as Record<string, string>;
    return reply
      .code(status)
      .headers({ ...rest, 'cache-control': 'no-store', 'retry-after': seconds })
      .send(bytes);
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: pageRoute,
    async handler(request, reply) {
      const asked = pageAddress(request.url);
      if (await isClosed(asked, request))
        return await sendInstead(maintenancePage, 503, maintenanceSeconds, request, reply);
      const address = await withKnownVariant(asked);
      if (isGated(address)) {
        const elsewhere = await redirectFor(address, request.headers.cookie);
        if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 303);
      }
      const page = await pageAt(address, request).catch((error: unknown) => {
        if (isRefusal(error)) return error;
        throw error;
      });
      if (isRefusal(page)) {
        const { retry_after = Number(retryAfterSeconds) } = page.details as { retry_after?: number };
        const status = page.code === 'too_many_requests' ? 429 : 503;
        return await sendInstead(tooManyPage, status, String(retry_after), request, reply);
      }
      if (page.status === 404) {
        const newPath = await movedTo(pathWithoutQuery(address));
        // The page may move back, so browsers must revalidate the redirect.
        if (newPath !== undefined)
          return reply.header('cache-control', 'no-cache').redirect(`${newPath}${queryOf(request.url)}`, 301);
      }
      const accepted = request.headers['accept-encoding'];
      if (isChosen(address) || isPrivate(address)) page.body.quicklyFor(accepted);
      else await page.body.encodedFor(accepted);
      const { status, headers, bytes } = answerWith(page, request.headers);
      reply.code(status).headers(headers);
      if (isGated(address)) reply.header('cache-control', 'no-store');
      if (isPreview(address)) reply.header('x-robots-tag', 'noindex');
      return reply.send(bytes);
    },
  });
}

/** Rendered for each request. Unknown addresses share one cached page. */
function isPrivate(address: string): boolean {
  const page = findPage(address);
  return page !== undefined && !page.isCached;
}

function isPreview(address: string): boolean {
  return findPage(address)?.name === 'preview';
}

/** With the question mark: a redirect keeps the parameters of advertisements. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
