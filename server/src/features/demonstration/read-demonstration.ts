import type { Demonstration } from '@shop/contract/admin/demonstration.ts';
import type { Executor } from '../../database/database.ts';
import { isDemonstration, readPublicSettings } from '../shop-settings/index.ts';
import { countRemovable } from './books.queries.ts';

/** What the owner is told before removing the demonstration. */
export async function readDemonstration(
  db: Executor,
  owner: { id: number },
  { isDemo }: { isDemo: boolean },
): Promise<Demonstration> {
  return {
    is_there: isDemo && (await isDemonstration(db)),
    shop_name: (await readPublicSettings(db)).name,
    counts: await countRemovable(db, owner.id),
  };
}
