import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, line } from '../shapes.ts';
import { ById, listQuery, listReply } from './lists.ts';
import { right } from './rights.ts';

export const Pieces = z.int().min(0).max(1_000_000);
/** The stock at the time of the export, as the shop wrote it into the table. */
export const StockSeen = z.int().min(0).max(2_147_483_647);
const note = line(200).default('');

const StockChange = z.union([
  z.object({
    difference: z
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((difference) => difference !== 0, { params: { rule: 'difference_needed' } }),
    note,
  }),
  z.object({
    counted: Pieces,
    seen_stock: Pieces.meta({ description: 'What the shop said was there when it was counted' }),
    note,
  }),
]);
export type StockChange = z.output<typeof StockChange>;

export const changeStockEndpoint = endpoint({
  name: 'changeStock',
  summary: 'Correct a stock by a difference, or by a count: what is sold meanwhile stays sold',
  method: 'POST',
  path: '/api/v1/admin/variants/:id/stock/',
  needs: right('stock'),
  params: ById,
  body: StockChange,
  reply: z.object({ stock: z.int(), difference: z.int() }),
  refusals: ['variant_not_found', 'stock_below_zero'],
});

const StockMovement = z
  .object({
    id: Id,
    at: z.iso.datetime(),
    kind: z.enum(['initial', 'adjusted', 'sold', 'returned', 'imported']),
    difference: z.int(),
    stock_after: z.int(),
    order_id: Id.nullable(),
    staff_name: z.string().nullable(),
    note: z.string(),
  })
  .meta({ id: 'StockMovement' });
export type StockMovement = z.infer<typeof StockMovement>;

export const listStockMovementsEndpoint = endpoint({
  name: 'listStockMovements',
  summary: 'Why the stock of a variant is what it is, the latest first',
  method: 'GET',
  path: '/api/v1/admin/variants/:id/stock-movements/',
  needs: right('catalogue'),
  params: ById,
  query: listQuery(['at']),
  reply: listReply(StockMovement),
});
