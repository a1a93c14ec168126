import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Maintenance } from '../features/shop-settings/maintenance.ts';
import { isGated } from './account-gate.ts';
import { answerWith, type Page } from './page.ts';
import { pageAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { pageRoute } from './pages.ts';
import type { RecordAnswer } from './record-answers.ts';
import { type Security, securityHeaders } from './security-headers.ts';

/**
 * Answers pages that are in memory before Fastify looks at the request: its router and hooks cost more than the page.
 * Fastify's own server stays, with its time limits, its way of closing and its addresses; this only stands before it.
 */
export function answerPagesFirst(
  app: FastifyInstance,
  {
    cache,
    maintenance,
    security,
    record,
  }: { cache: PageCache; maintenance: Maintenance; security: Security; record: RecordAnswer },
) {
  const [answerByRoute] = app.server.listeners('request') as RequestListener[];
  if (answerByRoute === undefined) throw new Error('Fastify does not answer requests of its server');
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  app.server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    const page = isClosing || maintenance.isOn ? undefined : keptPage(request);
    if (page === undefined) answerByRoute(request, response);
    else answer(page, request, response);
  });

  function keptPage({ method, url = '/' }: IncomingMessage): Page | undefined {
    const isRead = method === 'GET' || method === 'HEAD';
    const address = pageAddress(url);
    return isRead && !isGated(address) ? cache.find(address) : undefined;
  }

  function answer(page: Page, request: IncomingMessage, response: ServerResponse) {
    const startedAt = performance.now();
    const { method = '', url = '' } = request;
    const requestNumber = randomUUID();
    const { status, headers, bytes } = answerWith(page, request.headers);
    response.writeHead(status, {
      ...securityHeaders(requestNumber, security),
      ...headers,
      ...(bytes && { 'content-length': bytes.length }),
    });
    response.end(bytes);
    record({ requestNumber, method, url, route: pageRoute, status, ms: performance.now() - startedAt });
  }
}
