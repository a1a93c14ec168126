import { and, asc, count, desc, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { hasWords } from '../../../database/list-page.ts';
import { personSearchForm } from '../../../database/tables/columns.ts';
import { orders } from '../../../database/tables/orders.ts';

/** The parsed search text. An order is found if any part matches. */
export type Sought = {
  number: number | undefined;
  /** Part of a phone number. */
  phoneDigits: string | undefined;
  waybill: string | undefined;
  /** Each must occur in the name, the address or the phone. */
  words: readonly string[];
};

export type OrderFilters = {
  states: readonly (typeof orders.$inferSelect)['state'][] | undefined;
  isPaid: boolean | undefined;
  deliveryType: (typeof orders.$inferSelect)['deliveryType'] | undefined;
  paymentMethod: (typeof orders.$inferSelect)['paymentMethod'] | undefined;
  needsAttention: boolean | undefined;
  customerId: number | undefined;
  /** Days in Kyiv time. */
  from: string | undefined;
  to: string | undefined;
  ids: readonly number[] | undefined;
  sought: Sought | undefined;
};

export type OrderPage = {
  sort: 'id' | 'created' | 'total_price';
  isDescending: boolean;
  limit: number;
  offset: number;
};

const columns = { id: orders.id, created: orders.createdAt, total_price: orders.total };

export async function listOrders(db: Executor, filters: OrderFilters, page: OrderPage) {
  const column = columns[page.sort];
  return await db
    .select()
    .from(orders)
    .where(matching(filters))
    // A stable order across pages for orders with equal totals.
    .orderBy(page.isDescending ? desc(column) : asc(column), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countOrders(db: Executor, filters: OrderFilters): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(matching(filters));
  return row!.total;
}

/** Same rule as `isPaid` in the domain. */
const isPaid = sql`(${orders.received} >= case when ${orders.dueOnline} > 0 then ${orders.dueOnline} else ${orders.total} end
  and not (${orders.refunded} > 0 and ${orders.refunded} >= ${orders.received}))`;

/** New orders that the staff has to handle: those that wait for a card payment do not count. */
export async function countNewOrders(db: Executor): Promise<number> {
  const isDue = sql`${orders.received} < ${orders.dueOnline}`;
  return await db.$count(orders, and(eq(orders.state, 'new'), not(isDue)));
}

function matching(filters: OrderFilters): SQL | undefined {
  const { states, deliveryType, paymentMethod, customerId, from, to, ids, sought } = filters;
  return and(
    states && inArray(orders.state, [...states]),
    filters.isPaid === undefined ? undefined : filters.isPaid ? isPaid : not(isPaid),
    deliveryType && eq(orders.deliveryType, deliveryType),
    paymentMethod && eq(orders.paymentMethod, paymentMethod),
    // Written exactly as in the partial index, so that it is used.
    filters.needsAttention === undefined
      ? undefined
      : filters.needsAttention
        ? sql`${orders.attention} <> '{}'`
        : sql`${orders.attention} = '{}'`,
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    from === undefined ? undefined : gte(orders.createdAt, midnight(from)),
    to === undefined ? undefined : lt(orders.createdAt, sql`${midnight(to)} + interval '1 day'`),
    ids && inArray(orders.id, [...ids]),
    sought && found(sought),
  );
}

const midnight = (day: string) => sql`(${day}::timestamp at time zone 'Europe/Kyiv')`;

function found({ number, phoneDigits, waybill, words }: Sought): SQL | undefined {
  return or(
    number === undefined ? undefined : eq(orders.id, number),
    phoneDigits === undefined ? undefined : matchesWord(phoneDigits),
    waybill === undefined ? undefined : eq(orders.waybillNumber, waybill),
    words.length === 0 ? undefined : and(...words.map(matchesWord)),
  );
}

const matchesWord = (word: string) => hasWords(personSearchForm(orders), word);
