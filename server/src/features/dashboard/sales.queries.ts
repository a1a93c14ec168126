import { and, count, desc, eq, gte, ne, sql, sum } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { products, variants } from '../../database/tables/catalogue.ts';
import { orderLines, orders } from '../../database/tables/orders.ts';
import { moneyReceipts, paymentEvents, payments } from '../../database/tables/payments.ts';

/** Start of a day in Kyiv. */
const startOfDay = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Kyiv')`;

/**
 * Received money per day: card payments by the time of the provider's approval, money by hand by the time it was
 * recorded.
 */
export async function readReceived(db: Executor, since: string): Promise<{ day: string; received: number }[]> {
  const { rows } = await db.execute(sql`
    select to_char(came.at at time zone 'Europe/Kyiv', 'YYYY-MM-DD') as day, sum(came.amount)::bigint as received
    from (
      select ${payments.amount} as amount, approval.at
      from ${paymentEvents} approval join ${payments} on ${payments.id} = approval.payment_id
      where approval.state_after = 'approved' and approval.at >= ${startOfDay(since)} and ${payments.isCounted}
        and not exists (
          select from ${paymentEvents} before
          where before.payment_id = approval.payment_id and before.state_after = 'approved' and before.id < approval.id
        )
      union all
      select ${moneyReceipts.amount}, ${moneyReceipts.at} from ${moneyReceipts}
      where ${moneyReceipts.at} >= ${startOfDay(since)}
    ) came
    group by day`);
  return (rows as { day: string; received: string }[]).map(({ day, received }) => ({
    day,
    received: Number(received),
  }));
}

const isPlacedSince = (since: string) => and(gte(orders.createdAt, startOfDay(since)), ne(orders.state, 'cancelled'));

export async function readPlaced(db: Executor, since: string): Promise<{ orders: number; average: number | null }> {
  const [row] = await db
    .select({ orders: count(), average: sql<string | null>`round(avg(${orders.total}))::bigint` })
    .from(orders)
    .where(isPlacedSince(since));
  const average = row!.average;
  return { orders: row!.orders, average: average === null ? null : Number(average) };
}

export async function countOrdersByState(db: Executor) {
  return await db.select({ state: orders.state, orders: count() }).from(orders).groupBy(orders.state);
}

export async function listTopProducts(db: Executor, since: string, most: number) {
  const kept = sql`(${orderLines.quantity} - ${orderLines.returnedQuantity})`;
  const paid = sql`case when ${orderLines.discountPrice} > 0 then ${orderLines.discountPrice} else ${orderLines.price} end`;
  const quantity = sum(kept).mapWith(Number);
  return await db
    .select({
      id: products.id,
      name: products.name,
      quantity,
      revenue: sum(sql`${paid} * ${kept}`).mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(isPlacedSince(since), ne(orders.state, 'returned')))
    .groupBy(products.id)
    .orderBy(desc(quantity), products.name)
    .limit(most);
}
