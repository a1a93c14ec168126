import { and, eq, exists, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { products, variantPictures, variants } from '../../database/tables/catalogue.ts';
import { orders } from '../../database/tables/orders.ts';
import { payments } from '../../database/tables/payments.ts';
import { staff } from '../../database/tables/staff.ts';

/** Whether a product in the shop has pieces and a picture. */
export async function hasProductToSell(db: Executor): Promise<boolean> {
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(products.isActive, true),
        gt(variants.stock, 0),
        exists(db.select({ one: sql`1` }).from(variantPictures).where(eq(variantPictures.variantId, variants.id))),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function hasOrder(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: orders.id }).from(orders).limit(1);
  return rows.length > 0;
}

/** Whether the bank has ever taken a payment by card. It may have been given back since. */
export async function hasPaymentByCard(db: Executor): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.state, ['approved', 'refund_in_processing', 'refunded', 'voided']))
    .limit(1);
  return rows.length > 0;
}

/** Whether every owner who can sign in needs a second factor for it. One who is only invited cannot yet. */
export async function areOwnersSafe(db: Executor): Promise<boolean> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        eq(staff.role, 'owner'),
        eq(staff.isActive, true),
        isNotNull(staff.passwordHash),
        isNull(staff.totpConfirmedAt),
      ),
    )
    .limit(1);
  return rows.length === 0;
}
