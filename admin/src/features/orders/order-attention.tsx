import Alert from '@mui/material/Alert';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { attentionWording, ordersWording } from '@shop/wording/admin/orders.ts';
import { api } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';

/** Why an order needs attention, with a button to mark it as seen. */
export function OrderAttention({ order }: { order: AdminOrder }) {
  const params = { id: order.id };
  const resolve = (reason: string) =>
    api('POST /api/v1/admin/orders/:id/resolve-attention/', { params, body: { reasons: [reason] } });
  return order.attention.map((reason) => (
    <Alert
      key={reason}
      severity="warning"
      action={<ActionButton run={() => resolve(reason)}>{ordersWording.resolve}</ActionButton>}
    >
      {attentionWording[reason] ?? reason}
    </Alert>
  ));
}
