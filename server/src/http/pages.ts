import { randomBytes } from 'node:crypto';
import type { Api } from '@shop/contract/client.ts';
import { isPageThatPays } from '@shop/contract/pages-that-pay.ts';
import { isQuietPage } from '@shop/contract/quiet-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isGated } from './account-gate.ts';
import { maintenanceSeconds } from './answer-errors.ts';
import { answerWith, type Page, pageOf } from './page.ts';
import { pageAddress, pathOf } from './page-address.ts';
import type { PageMemory } from './page-memory.ts';
import type { Storefront } from './storefront.ts';

export const pageRoute = '/*';
const maintenancePage = '/placeholder';

/** Everything that is no API, picture or file is a page of the storefront, its 404 included. */
export function pages(
  app: FastifyInstance,
  { render, isDevelopment }: Storefront,
  {
    memory,
    api,
    publicUrl,
    containerId,
    payment,
    wayAround,
    movedTo,
    isClosed,
  }: {
    memory: PageMemory;
    api: Api;
    publicUrl: string;
    containerId?: string | undefined;
    payment: { widgetUrl: string };
    /** Where a visitor with these cookies goes instead of a gated page. */
    wayAround(address: string, cookies: string | undefined): Promise<string | undefined>;
    /** Where what stood at an address that is unknown now has gone. */
    movedTo(path: string): Promise<string | undefined>;
    /** Whether the shop is closed to this visitor. */
    isClosed(address: string, request: FastifyRequest): Promise<boolean>;
  },
) {
  const cardOrigin = payment.widgetUrl.startsWith('/') ? undefined : new URL(payment.widgetUrl).origin;
  /**
   * Goes on when the visitor who asked has left: others may wait for the same page. When it fails, they all see the
   * number under which the failure is in the log, the one of the first of them.
   */
  async function renderPage(address: string, { id: requestNumber, log }: FastifyRequest): Promise<Page> {
    const scriptMark = randomBytes(16).toString('base64url');
    const failures: unknown[] = [];
    // The shop's own address, whatever host the visitor claims to have asked.
    const response = await render(`${publicUrl}${address}`, {
      api,
      scriptMark,
      requestNumber,
      publicUrl,
      containerId,
      report: (error) => void failures.push(error),
    });
    for (const error of failures) log.error({ err: error }, 'a page failed');
    const isQuiet = isQuietPage(address);
    const rights = {
      isDevelopment,
      cardOrigin: isPageThatPays(address) ? cardOrigin : undefined,
      hasTags: containerId !== undefined && !isQuiet,
      isQuiet,
    };
    return await pageOf({ response, failures, scriptMark, ...rights });
  }

  async function pageAt(address: string, request: FastifyRequest): Promise<Page> {
    const fresh = () => renderPage(address, request);
    return await (isDevelopment ? fresh() : memory.remember(address, fresh));
  }

  /** Instead of any page, and never as something that has not changed. */
  async function sendMaintenance(request: FastifyRequest, reply: FastifyReply) {
    const { 'if-none-match': _known, ...asked } = request.headers;
    const { headers, bytes } = answerWith(await pageAt(maintenancePage, request), asked);
    const { etag: _etag, ...rest } = headers as Record<string, string>;
    return reply
      .code(503)
      .headers({ ...rest, 'cache-control': 'no-store', 'retry-after': maintenanceSeconds })
      .send(bytes);
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: pageRoute,
    async handler(request, reply) {
      const address = pageAddress(request.url);
      if (await isClosed(address, request)) return await sendMaintenance(request, reply);
      if (isGated(address)) {
        const elsewhere = await wayAround(address, request.headers.cookie);
        if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 303);
      }
      const page = await pageAt(address, request);
      if (page.status === 404) {
        const newPath = await movedTo(pathOf(address));
        // It may move back: browsers ask again before they believe it.
        if (newPath !== undefined)
          return reply.header('cache-control', 'no-cache').redirect(`${newPath}${queryOf(request.url)}`, 301);
      }
      const { status, headers, bytes } = answerWith(page, request.headers);
      reply.code(status).headers(headers);
      if (isGated(address)) reply.header('cache-control', 'no-store');
      return reply.send(bytes);
    },
  });
}

/** With its question mark: where an advertisement is counted, a page that has moved is, too. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
