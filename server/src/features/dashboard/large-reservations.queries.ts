import { and, count, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { variants } from '../../database/tables/catalogue.ts';
import { orderLines, orders } from '../../database/tables/orders.ts';

/** Neither paid nor confirmed by staff. */
const isOpen = and(eq(orders.state, 'new'), eq(orders.received, 0), gt(orders.total, 0));

/** At least ten pieces of one variant, and at least as many as are left in stock. */
const takesMuchOfAVariant: SQL = sql`exists (
  select from ${orderLines} join ${variants} on ${variants.id} = ${orderLines.variantId}
  where ${orderLines.orderId} = ${orders.id} and not ${orderLines.isPreorder}
    and ${orderLines.quantity} >= 10 and ${orderLines.quantity} >= ${variants.stock}
)`;

/** Largest first. */
export async function listLargeReservations(db: Executor, { goodsFrom, most }: { goodsFrom: number; most: number }) {
  const rows = await db
    .select({
      orderId: orders.id,
      goods: orders.goods,
      pieces: sql`(select sum(l.quantity) from order_lines l where l.order_id = orders.id)`.mapWith(Number),
      paymentMethod: orders.paymentMethod,
      since: orders.createdAt,
      reservedUntil: orders.reservedUntil,
      confirmBy: orders.confirmBy,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(orders)
    .where(and(isOpen, or(gt(orders.goods, goodsFrom), takesMuchOfAVariant)))
    .orderBy(desc(orders.goods), desc(orders.id))
    .limit(most);
  return { total: rows[0]?.total ?? 0, rows };
}

export async function sumOpenOrders(db: Executor): Promise<{ orders: number; goods: number }> {
  const [row] = await db
    .select({ orders: count(), goods: sql`coalesce(sum(${orders.goods}), 0)`.mapWith(Number) })
    .from(orders)
    .where(isOpen);
  return row!;
}
