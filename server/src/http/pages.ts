import { randomBytes } from 'node:crypto';
import type { Api } from '@shop/contract/client.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerWith, type Page, pageOf } from './page.ts';
import { pageAddress } from './page-address.ts';
import type { PageMemory } from './page-memory.ts';
import type { Storefront } from './storefront.ts';

export const pageRoute = '/*';

/** Everything that is no API, picture or file is a page of the storefront, its 404 included. */
export function pages(
  app: FastifyInstance,
  { render, isDevelopment }: Storefront,
  { memory, api, publicUrl }: { memory: PageMemory; api: Api; publicUrl: string },
) {
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
      report: (error) => void failures.push(error),
    });
    for (const error of failures) log.error({ err: error }, 'a page failed');
    return await pageOf({ response, failures, scriptMark, isDevelopment });
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: pageRoute,
    async handler(request, reply) {
      const address = pageAddress(request.url);
      const fresh = () => renderPage(address, request);
      const page = await (isDevelopment ? fresh() : memory.remember(address, fresh));
      const { status, headers, bytes } = answerWith(page, request.headers);
      return reply.code(status).headers(headers).send(bytes);
    },
  });
}
