import type { AccountOrder } from '@shop/contract/customers.ts';
import { addressInWords } from '@shop/wording/delivery-addresses.ts';
import type { Executor } from '../../database/database.ts';
import { listLinesOfOrders, type OrderLineRow, type OrderRow, orderProduct } from '../orders/index.ts';
import { attemptsByOrder } from '../payments/index.ts';
import { readFirstPoint } from '../shop-settings/index.ts';
import { listOrdersOfCustomer } from './checkout.queries.ts';
import { orderFacts } from './read-order.ts';

/** All orders of a customer, newest first: the table row, and the order as the account shows it. */
export async function listCustomerOrders(
  db: Executor,
  customerId: number,
): Promise<{ row: OrderRow; order: AccountOrder }[]> {
  const rows = await listOrdersOfCustomer(db, customerId);
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await listLinesOfOrders(db, ids), ({ line }) => line.orderId);
  const attempts = await attemptsByOrder(db, ids);
  const pickupAddress = await readFirstPoint(db);
  return rows.map((row) => ({
    row,
    order: {
      ...orderFacts(row, attempts.get(row.id)),
      delivery_address: addressInWords(row.deliveryType, row.deliveryAddress, pickupAddress),
      waybill_number: row.waybillNumber,
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
