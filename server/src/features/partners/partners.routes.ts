import { applyAsPartnerEndpoint, partnerOptionsEndpoint } from '@shop/contract/partners.ts';
import { partnerWording } from '@shop/wording/partners.ts';
import type { ServeForm } from '../../http/serve-form.ts';
import type { ServeRemembered } from '../../http/serve-remembered.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue/remembered.ts';
import { limits } from '../limits/limits.ts';
import { applyAsPartner } from './apply-as-partner.ts';
import { readPartnerOptions } from './read-options.ts';

export async function partnerRoutes(
  { serveRemembered, serveForm }: { serveRemembered: ServeRemembered; serveForm: ServeForm },
  shop: Pick<Shop, 'db' | 'media' | 'queue' | 'log'>,
) {
  serveRemembered(partnerOptionsEndpoint, async () => constant(await readPartnerOptions(shop.db)));
  await serveForm(
    applyAsPartnerEndpoint,
    async ({ body }) => {
      await applyAsPartner(shop, body);
      return { success: partnerWording.received };
    },
    { limit: limits.partner, subject: ({ body }) => body.email },
  );
}
