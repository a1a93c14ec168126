import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { variants } from './catalogue.ts';
import { createdAt, identity } from './columns.ts';
import { orderLines } from './orders.ts';
import { staff } from './staff.ts';

export const stockMovementKind = pgEnum('stock_movement_kind', ['initial', 'adjusted', 'sold', 'returned', 'imported']);

/** The history of stock. Append-only. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: identity(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    kind: stockMovementKind().notNull(),
    difference: integer().notNull(),
    stockAfter: integer().notNull(),
    orderLineId: integer().references(() => orderLines.id),
    /** `orders.revivals` at that time. */
    revival: integer().notNull().default(0),
    staffId: integer().references(() => staff.id),
    note: text().notNull().default(''),
    at: createdAt(),
  },
  (t) => [
    index('stock_movements_by_variant').on(t.variantId, t.at),
    // Between revivals of its order, a line takes stock once; returns are limited by the line's quantity.
    uniqueIndex('stock_movements_once_a_line').on(t.orderLineId, t.revival).where(sql`${t.kind} = 'sold'`),
    check('stock_movements_stock_is_never_negative', sql`${t.stockAfter} >= 0`),
    check(
      'stock_movements_sales_name_their_line',
      sql`(${t.kind} in ('sold', 'returned')) = (${t.orderLineId} is not null)`,
    ),
    check(
      'stock_movements_point_the_right_way',
      sql`case ${t.kind} when 'sold' then ${t.difference} < 0 when 'returned' then ${t.difference} > 0 else true end`,
    ),
  ],
);
