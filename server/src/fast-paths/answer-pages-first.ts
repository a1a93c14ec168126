import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Closure } from '../features/shop-settings/closure.ts';
import { isGated } from '../http/pages/account-gate.ts';
import { answerWith, type Page } from '../http/pages/page.ts';
import { pageAddress } from '../http/pages/page-address.ts';
import type { PageCache } from '../http/pages/page-cache.ts';
import { pageRoute } from '../http/pages/pages.ts';
import { type Security, securityHeaders } from '../http/security-headers.ts';
import type { RecordAnswer } from '../http/serving/record-answers.ts';
import { isFastPathOn } from './switches.ts';

/**
 * Answers cached pages before Fastify sees the request: its router and hooks cost more than sending the page. Fastify's server
 * keeps its time limits, its closing and its addresses; only the listener of `request` is wrapped.
 */
export function answerPagesFirst(
  app: FastifyInstance,
  {
    cache,
    closure,
    security,
    record,
  }: { cache: PageCache; closure: Closure; security: Security; record: RecordAnswer },
) {
  if (!isFastPathOn('pages-first')) return;
  const [answerByRoute] = app.server.listeners('request') as RequestListener[];
  if (answerByRoute === undefined) throw new Error('the Fastify server has no request listener');
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  app.server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    const page = isClosing || closure.reason !== undefined ? undefined : cachedPage(request);
    if (page === undefined) answerByRoute(request, response);
    else answer(page, request, response);
  });

  function cachedPage({ method, url = '/' }: IncomingMessage): Page | undefined {
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
