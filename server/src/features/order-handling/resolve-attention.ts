import type { Shop } from '../../shop.ts';
import { addToHistory, updateOrder } from '../orders/index.ts';
import { type Handling, handleOrder } from './handle-order.ts';

/** The staff has looked at these reasons. A reason that was added meanwhile stays. */
export async function resolveAttention(
  shop: Pick<Shop, 'db'>,
  handling: Handling & { reasons: readonly string[] },
): Promise<void> {
  const { orderId, member } = handling;
  await handleOrder(shop, handling, 'resolve_attention', async (tx, order) => {
    const before = order.attention;
    const resolved = before.filter((reason) => handling.reasons.includes(reason));
    const after = before.filter((reason) => !resolved.includes(reason));
    await updateOrder(tx, orderId, { attention: after });
    const data = { reasons: resolved };
    await addToHistory(tx, { orderId, actor: 'staff', staffId: member.id, what: 'attention_resolved', data });
    return { before: { attention: before }, after: { attention: after } };
  });
}
