import { applyAsPartnerEndpoint, partnerOptionsEndpoint } from '@shop/contract/partners.ts';
import { partnerWording } from '@shop/wording/partners.ts';
import type { ServeCached } from '../../http/serving/serve-cached.ts';
import type { ServeForm } from '../../http/serving/serve-form.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue-cache/index.ts';
import { limits } from '../rate-limits/index.ts';
import { applyAsPartner } from './apply-as-partner.ts';
import { readPartnerOptions } from './partner-options.ts';

export async function partnerRoutes(
  { serveCached, serveForm }: { serveCached: ServeCached; serveForm: ServeForm },
  shop: Pick<Shop, 'db' | 'media' | 'queue' | 'log'>,
) {
  serveCached(partnerOptionsEndpoint, async () => constant(await readPartnerOptions(shop.db)));
  await serveForm(
    applyAsPartnerEndpoint,
    async ({ body }) => {
      await applyAsPartner(shop, body);
      return { success: partnerWording.received };
    },
    { limit: limits.partner, subject: ({ body }) => body.email },
  );
}
