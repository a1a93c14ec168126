import { and, asc, count, eq, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../database/database.ts';
import {
  brands,
  products,
  productsForSkinTypes,
  productsOfTypes,
  productTypes,
  skinTypes,
  variants,
} from '../../../database/tables/catalogue.ts';
import { customers } from '../../../database/tables/customers.ts';
import { subscriptions } from '../../../database/tables/notifications.ts';
import { orderLines, orders } from '../../../database/tables/orders.ts';
import { promoCodes } from '../../../database/tables/promo-codes.ts';

export const rowsOfPage = 500;

/** Days in Kyiv, both inclusive. */
export type Period = { from?: string | undefined; to?: string | undefined };

const within = (moment: AnyPgColumn, { from, to }: Period) =>
  and(
    from === undefined ? undefined : gte(moment, startOfDay(sql`${from}::date`)),
    to === undefined ? undefined : lt(moment, startOfDay(sql`${to}::date + 1`)),
  );
const startOfDay = (day: SQL) => sql`(${day})::timestamp at time zone 'Europe/Kyiv'`;

const joinedSlugs = (table: typeof productTypes | typeof skinTypes, of: SQL) =>
  sql<string>`(select coalesce(string_agg(${table.slug}, ', ' order by ${table.position}, ${table.id}), '') ${of})`;

export async function listProductRows(db: Executor, afterId: number) {
  return await db
    .select({
      id: variants.id,
      product: {
        code: products.code,
        name: products.name,
        brandId: brands.slug,
        productTypeIds: joinedSlugs(
          productTypes,
          sql`from ${productsOfTypes} join ${productTypes} on ${productTypes.id} = ${productsOfTypes.productTypeId}
            where ${productsOfTypes.productId} = ${products.id}`,
        ),
        skinTypeIds: joinedSlugs(
          skinTypes,
          sql`from ${productsForSkinTypes} join ${skinTypes} on ${skinTypes.id} = ${productsForSkinTypes.skinTypeId}
            where ${productsForSkinTypes.productId} = ${products.id}`,
        ),
        human: products.human,
        unit: products.unit,
        isActive: products.isActive,
        description: products.description,
        descriptionHtml: products.descriptionHtml,
        keyIngredientsHtml: products.keyIngredientsHtml,
        prescriptionHtml: products.prescriptionHtml,
        applicationHtml: products.applicationHtml,
        composition: products.composition,
      },
      variant: {
        code: variants.code,
        value: variants.value,
        title: variants.title,
        price: variants.price,
        discountPrice: variants.discountPrice,
        barcode: variants.barcode,
        weightGrams: variants.weightGrams,
        lengthMillimetres: variants.lengthMillimetres,
        widthMillimetres: variants.widthMillimetres,
        heightMillimetres: variants.heightMillimetres,
        isActive: variants.isActive,
      },
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
