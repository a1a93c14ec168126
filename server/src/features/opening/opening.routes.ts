import * as endpoints from '@shop/contract/admin/first-steps.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { limits } from '../rate-limits/index.ts';
import { openShop } from './open-shop.ts';
import { readFirstSteps } from './read-first-steps.ts';
import { noteTestLetterArrived, sendTestLetter } from './test-letter.ts';

export function openingRoutes({ serve }: { serve: Serve }, shop: Shop) {
  serve.staff(endpoints.readFirstStepsEndpoint, () => readFirstSteps(shop));
  serve.staff(endpoints.openShopEndpoint, ({ body }, member) => openShop(shop, member, body));
  serve.staff(endpoints.sendTestLetterEndpoint, (_, member) => sendTestLetter(shop, member), {
    limit: limits.tryLetter,
  });
  serve.staff(endpoints.testLetterArrivedEndpoint, ({ body }) => noteTestLetterArrived(shop, body));
}
