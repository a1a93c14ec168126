import type { AccountOrder } from '@shop/contract/customers.ts';
import { isPaid } from '@shop/domain/payment-methods.ts';
import { addressInWords } from '@shop/wording/delivery-addresses.ts';
import type { Executor } from '../../database/database.ts';
import {
  decimal,
  listLinesOfOrders,
  type OrderLineRow,
  type OrderRow,
  orderProduct,
  placedTotals,
} from '../orders/index.ts';
import { attemptsByOrder, payingObstacle } from '../payments/index.ts';
import { readPublicSettings } from '../shop-settings/index.ts';
import { listOrdersOfCustomer } from './checkout.queries.ts';

/** All orders of a customer, newest first: the table row, and the order as the account shows it. */
export async function listCustomerOrders(
  db: Executor,
  customerId: number,
): Promise<{ row: OrderRow; order: AccountOrder }[]> {
  const rows = await listOrdersOfCustomer(db, customerId);
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await listLinesOfOrders(db, ids), ({ line }) => line.orderId);
  const attempts = await attemptsByOrder(db, ids);
  const { pickup_address: pickupAddress } = await readPublicSettings(db);
  return rows.map((row) => ({
    row,
    order: {
      id: row.id,
      order_reference: row.reference,
      state: row.state,
      payed: isPaid(row),
      can_pay: payingObstacle(row, attempts.get(row.id) ?? []) === undefined,
      is_refunded: row.refunded > 0,
      payment_method: row.paymentMethod,
      ...placedTotals(row),
      due_online: decimal(row.dueOnline),
      delivery_type: row.deliveryType,
      delivery_address: addressInWords(row.deliveryType, row.deliveryAddress, pickupAddress),
      waybill_number: row.waybillNumber,
      created: row.createdAt.toISOString(),
      order_products: (lines.get(row.id) ?? []).map((line) => ({
        ...orderProduct(line),
        recipient: toRecipient(line.line),
      })),
    },
  }));
}

function toRecipient({ recipientName, recipientEmail, message, sendOn }: OrderLineRow) {
  return recipientName === null ? null : { name: recipientName, email: recipientEmail, message, sendOn };
}
