import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import {
  orderCauseWording,
  ordersWording,
  paymentLabel,
  paymentMethodWording,
  receiptWayWording,
  refundStateWording,
} from '@shop/wording/admin/orders.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { moneyText } from '../../ui/money-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RefundMoney } from './steps/refund-money.tsx';

/** Payments and refunds: by card, by hand, by certificates. */
export function OrderMoney({ order }: { order: AdminOrder }) {
  const hasNone = order.payments.length + order.receipts.length + order.certificates_used.length === 0;
  return (
    <Panel title={ordersWording.payment} actions={order.actions.includes('refund') && <RefundMoney order={order} />}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography>{paymentMethodWording[order.payment_method]}</Typography>
        {order.confirm_by && (
          <Alert severity="warning">{ordersWording.confirmBy(shortDateAndTime(new Date(order.confirm_by)))}</Alert>
        )}
        {order.held_until && (
          <Alert severity="info">{ordersWording.reservedUntil(shortDateAndTime(new Date(order.held_until)))}</Alert>
        )}
        {hasNone && <Typography color="text.secondary">{ordersWording.noPayments}</Typography>}
        {order.payments.map((payment) => (
          <Entry
            key={payment.id}
            what={ordersWording.card(payment.card_mask)}
            sum={payment.amount}
            details={[
              paymentLabel(payment),
              payment.state === 'approved' && !payment.is_counted ? ordersWording.extra : '',
              payment.refunded === '0.00' ? '' : `${ordersWording.totals.refunded} ${moneyText(payment.refunded)}`,
              shortDateAndTime(new Date(payment.created)),
            ]}
          />
        ))}
        {order.receipts.map((receipt) => (
          <Entry
            key={receipt.id}
            what={receiptWayWording[receipt.way]}
            sum={receipt.amount}
            details={[receipt.note, receipt.staff_name, shortDateAndTime(new Date(receipt.created))]}
          />
        ))}
        <Certificates order={order} />
        <Refunds order={order} />
      </Stack>
    </Panel>
  );
}

function Refunds({ order: { refunds, lines } }: { order: AdminOrder }) {
  if (refunds.length === 0) return null;
  const named = (refund: AdminOrder['refunds'][number]) => [
    ...refund.lines.map(({ line_id, quantity }) => {
      return `${lines.find(({ id }) => id === line_id)?.name ?? ''} × ${quantity}`;
    }),
    ...(refund.delivery ? [ordersWording.totals.delivery] : []),
  ];
  return (
    <>
      <Typography variant="h3">{ordersWording.refunds}</Typography>
      {refunds.map((refund) => (
        <Entry
          key={refund.id}
          what={refund.payment_id === null ? ordersWording.byHand : ordersWording.byCard}
          sum={refund.amount}
          details={[
            refundStateWording[refund.state],
            ...named(refund),
            orderCauseWording[refund.error] ?? refund.error,
            refund.reason,
            refund.staff_name ?? '',
            shortDateAndTime(new Date(refund.created)),
          ]}
        />
      ))}
    </>
  );
}

function Certificates({ order }: { order: AdminOrder }) {
  const { certificates_used: used, certificates_bought: bought } = order;
  return (
    <>
      {used.length > 0 && <Typography variant="h3">{ordersWording.certificatesUsed}</Typography>}
      {used.map(({ id, serial_end, amount, returned }) => (
        <Entry
          key={id}
          what={ordersWording.certificate(serial_end)}
          sum={amount}
          details={[returned === '0.00' ? '' : `${ordersWording.totals.refunded} ${moneyText(returned)}`]}
        />
      ))}
      {bought.length > 0 && <Typography variant="h3">{ordersWording.certificatesBought}</Typography>}
      {bought.map(({ id, serial_end, amount, balance, blocked_for }) => (
        <Entry
          key={id}
          what={ordersWording.certificate(serial_end)}
          sum={amount}
          details={[
            ordersWording.balance(moneyText(balance)),
            blocked_for === null ? '' : ordersWording.blocked[blocked_for],
          ]}
        />
      ))}
    </>
  );
}

function Entry({ what, sum, details }: { what: string; sum: string; details: readonly string[] }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {what}
        <Typography variant="caption" color="text.secondary" component="div">
          {details.filter((detail) => detail !== '').join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{moneyText(sum)}</Box>
    </Box>
  );
}
