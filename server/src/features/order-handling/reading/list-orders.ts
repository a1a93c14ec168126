import type { AdminOrderRow, adminOrdersEndpoint } from '@shop/contract/admin/orders.ts';
import type { z } from 'zod';
import type { Executor } from '../../../database/database.ts';
import { decimal, moneyState, type OrderRow } from '../../orders/index.ts';
import { countOrders, listOrders } from './list-orders.queries.ts';
import { understandSearch } from './understand-search.ts';

type Query = z.output<(typeof adminOrdersEndpoint)['query']>;

export async function listOrdersForStaff(
  db: Executor,
  query: Query,
): Promise<{ data: AdminOrderRow[]; total: number }> {
  const filters = {
    states: query.state,
    isPaid: query.is_paid,
    deliveryType: query.delivery_type,
    paymentMethod: query.payment_method,
    needsAttention: query.needs_attention,
    customerId: query.customer_id,
    from: query.from,
    to: query.to,
    ids: query.ids,
    sought: understandSearch(query.q),
  };
  const rows = await listOrders(db, filters, {
    sort: query.sort,
    isDescending: query.order === 'DESC',
    limit: query.per_page,
    offset: (query.page - 1) * query.per_page,
  });
  return { data: rows.map(toOrderRow), total: await countOrders(db, filters) };
}

/** A row of the order list. */
export function toOrderRow(order: OrderRow): AdminOrderRow {
  return {
    id: order.id,
    state: order.state,
    created: order.createdAt.toISOString(),
    first_name: order.firstName,
    last_name: order.lastName,
    phone: order.phone,
    email: order.email,
    delivery_type: order.deliveryType,
    payment_method: order.paymentMethod,
    money_state: moneyState(order),
    total_price: decimal(order.total),
    waybill_number: order.waybillNumber,
    attention: order.attention,
  };
}
