import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { variants } from '../../database/tables/catalogue.ts';
import { orderLines, orders } from '../../database/tables/orders.ts';

/**
 * How many pieces of each product customers have kept of the orders placed in the last days, by id. An order counts when
 * it is completed and its money has not gone back. `mostOfAnOrder` keeps one large order from outweighing many customers.
 */
export async function readPiecesSold(
  db: Executor,
  { days, mostOfAnOrder }: { days: number; mostOfAnOrder: number },
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ product_id: number; pieces: number }>(sql`
    select product_id, sum(least(pieces, ${mostOfAnOrder}))::int as pieces
    from (
      select ${variants.productId} as product_id,
        sum(${orderLines.quantity} - greatest(${orderLines.refundedQuantity}, ${orderLines.returnedQuantity})) as pieces
      from ${orders}
      join ${orderLines} on ${orderLines.orderId} = ${orders.id}
      join ${variants} on ${variants.id} = ${orderLines.variantId}
      where ${orders.state} = 'completed' and ${orders.createdAt} > now() - make_interval(days => ${days})
        and (${orders.received} > ${orders.refunded} or ${orders.total} = 0)
      group by ${orders.id}, ${variants.productId}
    ) kept
    group by product_id`);
  return new Map(rows.map(({ product_id, pieces }) => [product_id, pieces]));
}
