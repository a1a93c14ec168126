import type { StockChange } from '@shop/contract/admin/stock.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { claimRequestKey, recordChange } from '../audit/index.ts';
import { changeCatalogue } from '../catalogue-cache/index.ts';
import type { Member } from '../staff/index.ts';
import { adjustStock } from './adjust-stock.ts';
import { findStock } from './stock.queries.ts';

/**
 * Corrects a stock after a manager has counted it. The error is the counted number minus the stock that was shown then,
 * no matter how many were sold since.
 */
export async function correctStock(
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
  member: Member,
  variantId: number,
  change: StockChange,
): Promise<{ stock: number; difference: number }> {
  const difference = 'difference' in change ? change.difference : change.counted - change.seen_stock;
  return await changeCatalogue(shop, async (tx) => {
    await claimRequestKey(tx, member);
    const known = await findStock(tx, variantId);
    if (known === undefined) throw new Refusal('variant_not_found', {});
    if (difference === 0) return { stock: known.stock, difference };
    const stock = await adjustStock(tx, variantId, difference, change.note, member.id);
    await recordChange(tx, member, {
      action: 'correct-stock',
      subject: 'variant',
      subjectId: variantId,
      before: { code: known.code, stock: stock - difference },
      after: { code: known.code, stock, note: change.note },
    });
    return { stock, difference };
  });
}
