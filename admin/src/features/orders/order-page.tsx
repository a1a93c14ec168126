import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { ordersWording } from '@shop/wording/admin/orders.ts';
import { Show, useRecordContext } from 'react-admin';
import { MomentField } from '../../ui/moment-field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErasePerson } from '../customers/erase-person.tsx';
import { ShippingPanel } from '../shipping/shipping-panel.tsx';
import { OrderAttention } from './order-attention.tsx';
import { MoneyChip, StateChip } from './order-chips.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLetters } from './order-letters.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderSteps } from './order-steps.tsx';

export function OrderPage() {
  return (
    <Show actions={false} component="div" title={false}>
      <WholeOrder />
    </Show>
  );
}

function WholeOrder() {
  const order = useRecordContext<Partial<AdminOrder>>();
  // While it is on its way, what the list knows of it stands here.
  if (order?.actions === undefined) return null;
  return <ReadOrder order={order as AdminOrder} />;
}

function ReadOrder({ order }: { order: AdminOrder }) {
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <PageHeader title={ordersWording.title(order.id)} actions={<OrderSteps order={order} />}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <StateChip state={order.state} />
          <MoneyChip state={order.money_state} />
          <MomentField source="created" />
        </Stack>
      </PageHeader>
      <OrderAttention order={order} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start' }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <OrderLines order={order} />
          <OrderMoney order={order} />
          <OrderHistory history={order.history} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <OrderDelivery order={order}>
            <ErasePerson known={{ email: order.email, phone: order.phone }} size="small" />
          </OrderDelivery>
          <ShippingPanel order={order} />
          <OrderNotes order={order} />
          <OrderLetters letters={order.letters} />
        </Stack>
      </Box>
    </Stack>
  );
}
