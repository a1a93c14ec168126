import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { AdminOrder, OrderAction } from '@shop/contract/admin/orders.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { attentionWording, ordersWording } from '@shop/wording/admin/orders.ts';
import { useRecordContext } from 'react-admin';
import { useParams } from 'react-router';
import { api } from '../../api.ts';
import { MailedLetters } from '../../letters/mailed-letters.tsx';
import { useIsAllowed } from '../../rights.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { WholeShow } from '../../ui/whole-record.tsx';
import { ErasePerson } from '../customers/erase-person.tsx';
import { ShippingPanel } from '../shipping/shipping-panel.tsx';
import { MoneyChip, StateChip } from './order-chips.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderSteps } from './steps/order-steps.tsx';

export function OrderPage() {
  // The number comes from the address, before the record has loaded.
  const { id } = useParams();
  return (
    <WholeShow actions={false} component="div" title={ordersWording.title(Number(id))}>
      <WholeOrder />
    </WholeShow>
  );
}

function WholeOrder() {
  const order = useRecordContext<AdminOrder>();
  const maySteps = useIsAllowed(right('order_steps'));
  const mayMoney = useIsAllowed(right('order_money'));
  if (order === undefined) return null;
  const isOfMoney = (action: OrderAction) => action === 'mark_paid' || action === 'refund';
  const actions = order.actions.filter((action) => (isOfMoney(action) ? mayMoney : maySteps));
  return <ReadOrder order={{ ...order, actions }} />;
}

function ReadOrder({ order }: { order: AdminOrder }) {
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <PageHeader actions={<OrderSteps order={order} />}>
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

/** Why an order needs attention, with a button to mark it as seen. */
function OrderAttention({ order }: { order: AdminOrder }) {
  const maySteps = useIsAllowed(right('order_steps'));
  const params = { id: order.id };
  const resolve = (reason: string) =>
    api('POST /api/v1/admin/orders/:id/resolve-attention/', { params, body: { reasons: [reason] } });
  return order.attention.map((reason) => (
    <Alert
      key={reason}
      severity="warning"
      action={maySteps && <ActionButton run={() => resolve(reason)}>{ordersWording.resolve}</ActionButton>}
    >
      {attentionWording[reason] ?? reason}
    </Alert>
  ));
}

/** Letters sent to the customer. */
function OrderLetters({ letters }: { letters: AdminOrder['letters'] }) {
  if (letters.length === 0) return null;
  return (
    <Panel title={ordersWording.letters}>
      <MailedLetters letters={letters.map(({ sent, ...letter }) => ({ ...letter, at: sent }))} />
    </Panel>
  );
}
