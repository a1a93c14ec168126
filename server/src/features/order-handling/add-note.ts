import type { Shop } from '../../shop.ts';
import { type Handling, handleOrder } from './handle-order.ts';
import { insertNote } from './order-handling.queries.ts';

/** An internal note of the staff. The audit log omits its text, because it is erased with the customer's data. */
export async function addNote(shop: Pick<Shop, 'db'>, handling: Handling & { text: string }): Promise<void> {
  const { orderId, member, text } = handling;
  await handleOrder(shop, handling, 'note', async (tx) => {
    await insertNote(tx, { orderId, staffId: member.id, text });
    return {};
  });
}
