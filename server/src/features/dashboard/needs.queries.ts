import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { products, variants } from '../../database/tables/catalogue.ts';
import { letters } from '../../database/tables/notifications.ts';
import { orders } from '../../database/tables/orders.ts';
import { payments } from '../../database/tables/payments.ts';

export async function listLowStock(db: Executor, lowStock: number, most: number) {
  const isLow = and(lte(variants.stock, lowStock), eq(variants.isActive, true), eq(products.isActive, true));
  const rows = await db
    .select({
      id: variants.id,
      product_id: products.id,
      // Shades of one size differ only by title.
      name: sql<string>`trim(${products.name} || ' ' || ${variants.title})`,
      value: variants.value,
      unit: products.unit,
      stock: variants.stock,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isLow)
    .orderBy(asc(variants.stock), products.name)
    .limit(most);
  return { total: rows[0]?.total ?? 0, variants: rows.map(({ total: _total, ...variant }) => variant) };
}

export async function countForAttention(db: Executor): Promise<number> {
  return await db.$count(orders, sql`${orders.attention} <> '{}'`);
}

/** Payments that the bank has started and not decided. Attempts that were only offered need no action. */
export async function listUndecidedPayments(db: Executor, most: number) {
  return await db
    .select({
      orderId: payments.orderId,
      amount: payments.amount,
      state: payments.state,
      since: payments.createdAt,
    })
    .from(payments)
    .where(inArray(payments.state, ['pending', 'in_processing', 'waiting_auth_complete', 'refund_in_processing']))
    .orderBy(asc(payments.createdAt))
    .limit(most);
}

export async function listFailingLetters(db: Executor, most: number) {
  const rows = await db
    .select({
      id: letters.id,
      kind: letters.kind,
      state: letters.state,
      attempts: letters.attempts,
      error: letters.error,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(letters)
    .where(or(eq(letters.state, 'failed'), and(eq(letters.state, 'waiting'), gt(letters.attempts, 0))))
    .orderBy(desc(letters.id))
    .limit(most);
  return { total: rows[0]?.total ?? 0, rows };
}

/** Failed jobs and jobs waiting for a retry, by name. The tables belong to pg-boss. */
export async function listFailingJobs(db: Executor) {
  const { rows } = await db.execute(sql`
    select name, count(*)::int as jobs, (array_agg(output ->> 'message' order by created_on desc))[1] as error
    from pgboss.job where state in ('failed', 'retry') group by name order by name`);
  return rows as { name: string; jobs: number; error: string | null }[];
}
