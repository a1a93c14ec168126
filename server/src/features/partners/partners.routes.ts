import { applyAsPartnerEndpoint, partnerOptionsEndpoint } from '@shop/contract/partners.ts';
import { partnerWording } from '@shop/wording/partners.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue-cache/index.ts';
import { limits } from '../rate-limits/index.ts';
import { applyAsPartner } from './apply-as-partner.ts';
import { readPartnerOptions } from './partner-options.ts';

export async function partnerRoutes({ serve }: { serve: Serve }, shop: Pick<Shop, 'db' | 'media' | 'queue' | 'log'>) {
  serve.cached(partnerOptionsEndpoint, async () => constant(await readPartnerOptions(shop.db)));
  await serve.form(
    applyAsPartnerEndpoint,
    async ({ body }) => {
      await applyAsPartner(shop, body);
      return { success: partnerWording.received };
    },
    { limit: limits.partner, subject: ({ body }) => body.email },
  );
}
