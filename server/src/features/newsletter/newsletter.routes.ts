import { confirmSubscriptionEndpoint, subscribeEndpoint, unsubscribeEndpoint } from '@shop/contract/newsletter.ts';
import { newsletterWording } from '@shop/wording/newsletter.ts';
import type { FastifyInstance } from 'fastify';
import type { BroughtLink } from '../../brought-link.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { limits } from '../rate-limits/index.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { unsubscribe } from './end-subscription.ts';
import { subscribe } from './subscribe.ts';

/** Limited by the secret half of the link, as for all links. */
const byLink = { limit: limits.useLink, subject: ({ body }: { body: BroughtLink }) => body.token };

export function newsletterRoutes(serve: Serve, shop: Pick<Shop, 'db' | 'queue' | 'secrets'>) {
  serve(
    subscribeEndpoint,
    async ({ body }) => {
      await subscribe(shop, body.email);
      return { detail: newsletterWording.subscribed };
    },
    { limit: limits.newsletter, subject: ({ body }) => body.email },
  );
  serve(confirmSubscriptionEndpoint, ({ body }) => confirmSubscription(shop, body), byLink);
  serve(unsubscribeEndpoint, ({ body }) => unsubscribe(shop, body), byLink);
}

export const oneClickPath = '/api/v1/actions/subscriptions/unsubscribe/:uid/:token/';

/** More than any mail program sends. */
const bodyLimit = 4 * 1024;

/**
 * One-click unsubscribe by RFC 8058. Mail programs send a POST without cookies and without an origin, with any content
 * type. A GET by a person redirects to the page with the button.
 */
export async function oneClickRoutes(app: FastifyInstance, shop: Pick<Shop, 'db' | 'secrets'>) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
  type Named = { Params: BroughtLink };

  app.post<Named>(oneClickPath, { bodyLimit }, async ({ params }, reply) => {
    await unsubscribe(shop, params);
    return reply.header('cache-control', 'no-store').send({ detail: newsletterWording.unsubscribed });
  });
  app.get<Named>(oneClickPath, async ({ params: { uid, token } }, reply) => {
    const page = `/subscription/unsubscribe/${encodeURIComponent(uid)}/${encodeURIComponent(token)}`;
    return reply.header('cache-control', 'no-store').redirect(page, 303);
  });
}
