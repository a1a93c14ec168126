import * as endpoints from '@shop/contract/admin/demonstration.ts';
import type { Demonstration } from '../../demonstration.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { readDemonstration } from './read-demonstration.ts';
import { removeDemonstration } from './remove-demonstration.ts';

export function demonstrationRoutes(
  { serve, demonstration }: { serve: Serve; demonstration: Demonstration | undefined },
  shop: Pick<Shop, 'db' | 'queue' | 'catalogueCache' | 'pageCache'>,
) {
  serve.staff(endpoints.readDemonstrationEndpoint, (_request, owner) =>
    readDemonstration(shop.db, owner, { isDemo: demonstration !== undefined }),
  );
  serve.staff(endpoints.removeDemonstrationEndpoint, async ({ body }, owner) => {
    await removeDemonstration({ ...shop, demonstration }, owner, body);
    return await readDemonstration(shop.db, owner, { isDemo: true });
  });
}
