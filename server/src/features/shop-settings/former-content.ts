import type { Database, Transaction } from '../../database/database.ts';
import { keepFormerWords } from './public-settings.ts';
import { keepFormerPrefix } from './serial-prefix.ts';
import { deleteShopSetting } from './shop-settings.queries.ts';

/** A migration leaves it in shops that were at work when texts and pages became content. */
const mark = 'keeps_former_content';

/** Once, and in one transaction with its mark, a shop gets as content what was part of the software before. */
export async function keepFormerContent(db: Database, load: (tx: Transaction) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteShopSetting(tx, mark))) return;
    await keepFormerWords(tx);
    await keepFormerPrefix(tx);
    await load(tx);
  });
}
