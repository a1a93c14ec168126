import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { exportFileNames } from '@shop/wording/admin/exchange.ts';
import type { Shop } from '../../../shop.ts';
import { findShopSetting, readPublicSettings } from '../../shop-settings/index.ts';
import { readWrittenContent } from './content.queries.ts';

/** What the shop says about itself, as JSON. Of one moment, although it is read by several queries. */
export async function exportContent({ db }: Pick<Shop, 'db'>) {
  const content = await db.transaction(
    async (tx) => ({
      settings: await readPublicSettings(tx),
      look: (await findShopSetting(tx, 'look')) ?? null,
      ...(await readWrittenContent(tx)),
    }),
    { isolationLevel: 'repeatable read' },
  );
  return {
    type: 'application/json; charset=utf-8',
    name: `${exportFileNames.content} ${kyivDate(new Date())}.json`,
    body: JSON.stringify(content, null, 2),
  };
}
