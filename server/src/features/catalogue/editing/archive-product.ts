import type { AdminProduct } from '@shop/contract/admin/products.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import { changeCatalogue } from '../../catalogue-cache/index.ts';
import type { Member } from '../../staff/index.ts';
import { lockProduct, updateProductRow } from './products.queries.ts';
import { readProduct } from './read-product.ts';

type Changing = Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>;

/** Archives a product: it can no longer be bought, and orders still refer to it. */
export async function archiveProduct(shop: Changing, member: Member, id: number): Promise<AdminProduct> {
  return await moveProduct(shop, member, id, { isArchived: true });
}

/** Restores an archived product. It stays hidden until an editor activates it. */
export async function restoreProduct(shop: Changing, member: Member, id: number): Promise<AdminProduct> {
  return await moveProduct(shop, member, id, { isArchived: false });
}

async function moveProduct(
  shop: Changing,
  member: Member,
  id: number,
  { isArchived }: { isArchived: boolean },
): Promise<AdminProduct> {
  return await changeCatalogue(shop, async (tx) => {
    const locked = await lockProduct(tx, id);
    if (locked === undefined) throw new Refusal('product_not_found', {});
    if ((locked.archivedAt !== null) !== isArchived) {
      await updateProductRow(tx, id, isArchived ? { archivedAt: new Date(), isActive: false } : { archivedAt: null });
      const action = isArchived ? 'archive' : 'restore';
      await recordChange(tx, member, { action, subject: 'product', subjectId: id });
    }
    return await readProduct(tx, id);
  });
}
