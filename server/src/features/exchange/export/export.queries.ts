import { tableFields } from '@shop/domain/product-fields.ts';
import { and, asc, count, eq, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { fromColumns } from '../../../database/contract-names.ts';
import type { Executor } from '../../../database/database.ts';
import { kindSlugColumns } from '../../../database/product-kinds.ts';
import { brands, products, variants } from '../../../database/tables/catalogue.ts';
import { customers } from '../../../database/tables/customers.ts';
import { subscriptions } from '../../../database/tables/notifications.ts';
import { orderLines, orders } from '../../../database/tables/orders.ts';
import { promoCodes } from '../../../database/tables/promo-codes.ts';
import { variantFieldNames } from '../import/product-columns.ts';

export const rowsOfPage = 500;

/** Days in Kyiv, both inclusive. */
export type Period = { from?: string | undefined; to?: string | undefined };

const within = (moment: AnyPgColumn, { from, to }: Period) =>
  and(
    from === undefined ? undefined : gte(moment, startOfDay(sql`${from}::date`)),
    to === undefined ? undefined : lt(moment, startOfDay(sql`${to}::date + 1`)),
  );
const startOfDay = (day: SQL) => sql`(${day})::timestamp at time zone 'Europe/Kyiv'`;

export async function listProductRows(db: Executor, afterId: number) {
  return await db
    .select({
      id: variants.id,
      product: {
        ...fromColumns(products, tableFields),
        brand_id: brands.slug,
        ...kindSlugColumns,
      },
      variant: fromColumns(variants, variantFieldNames),
      stock: variants.stock,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(gt(variants.id, afterId), isNull(products.archivedAt)))
    .orderBy(asc(variants.id))
    .limit(rowsOfPage);
}

type OrderFilter = Period & { state?: (typeof orders.$inferSelect)['state'] | undefined };

export async function listOrderRows(db: Executor, afterId: number, { state, ...period }: OrderFilter) {
  const lines = sql<string>`(
    select string_agg(${orderLines.name} || ' × ' || ${orderLines.quantity}, '; ' order by ${orderLines.id})
    from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;
  return await db
    .select({ order: orders, promoCode: promoCodes.code, lines })
    .from(orders)
    .leftJoin(promoCodes, eq(promoCodes.id, orders.promoCodeId))
    .where(
      and(
        gt(orders.id, afterId),
        state === undefined ? undefined : eq(orders.state, state),
        within(orders.createdAt, period),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(rowsOfPage);
}

export async function listCustomerRows(db: Executor, afterId: number, period: Period) {
  const ofCustomer = db
    .select({
      customerId: orders.customerId,
      orders: count().as('orders'),
      spent: sql<number>`sum(${orders.received} - ${orders.refunded})`.as('spent'),
    })
    .from(orders)
    .groupBy(orders.customerId)
    .as('of_customer');
  return await db
    .select({
      id: customers.id,
      createdAt: customers.createdAt,
      lastName: customers.lastName,
      firstName: customers.firstName,
      email: customers.email,
      phone: customers.phone,
      city: customers.city,
      orders: sql<number>`coalesce(${ofCustomer.orders}, 0)`.mapWith(Number),
      spent: sql<number>`coalesce(${ofCustomer.spent}, 0)`.mapWith(Number),
    })
    .from(customers)
    .leftJoin(ofCustomer, eq(ofCustomer.customerId, customers.id))
    .where(and(gt(customers.id, afterId), isNull(customers.erasedAt), within(customers.createdAt, period)))
    .orderBy(asc(customers.id))
    .limit(rowsOfPage);
}

export async function listSubscriptionRows(db: Executor, afterId: number) {
  return await db
    .select({ id: subscriptions.id, email: subscriptions.email, confirmedAt: subscriptions.confirmedAt })
    .from(subscriptions)
    .where(and(gt(subscriptions.id, afterId), eq(subscriptions.state, 'confirmed')))
    .orderBy(asc(subscriptions.id))
    .limit(rowsOfPage);
}
