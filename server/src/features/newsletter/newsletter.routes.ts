import { subscribeEndpoint } from '@shop/contract/newsletter.ts';
import { newsletterWording } from '@shop/wording/newsletter.ts';
import type { Serve } from '../../http/serve.ts';
import type { Shop } from '../../shop.ts';
import { subscribe } from './subscribe.ts';

export function newsletterRoutes(serve: Serve, { db }: Pick<Shop, 'db'>) {
  serve(subscribeEndpoint, async ({ body }) => {
    await subscribe(db, body.email);
    return { detail: newsletterWording.subscribed };
  });
}
