import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { ordersWording } from '@shop/wording/admin/orders.ts';
import { soldThing } from '@shop/wording/sold-things.ts';
import { moneyText } from '../../ui/money-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Thumbnail } from '../../ui/thumbnail-field.tsx';
import { Sums } from './sums.tsx';

type Line = AdminOrder['lines'][number];

export function OrderLines({ order }: { order: AdminOrder }) {
  return (
    <Panel title={ordersWording.goods} actions={<OrderDocuments id={order.id} />}>
      <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
        {order.lines.map((line) => (
          <SoldLine key={line.id} line={line} />
        ))}
      </Stack>
      <OrderTotals order={order} />
    </Panel>
  );
}

function SoldLine({ line }: { line: Line }) {
  const price = line.discount_price === '0.00' ? line.price : line.discount_price;
  const facts = [
    line.code && ordersWording.code(line.code),
    line.is_preorder && ordersWording.preorder,
    line.recipient_name && ordersWording.forWhom(line.recipient_name),
    line.returned_quantity > 0 && ordersWording.returned(line.returned_quantity),
    line.refunded_quantity > 0 && ordersWording.refunded(line.refunded_quantity),
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '40px 1fr auto', gap: 1.5, alignItems: 'start' }}>
      <Thumbnail url={line.image} />
      <Box sx={{ minWidth: 0 }}>
        {soldThing({ ...line, kind: line.type })}
        <Typography variant="caption" color="text.secondary" component="div">
          {facts.join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {moneyText(price)}
        <Typography variant="caption" color="text.secondary" component="div">
          × {ordersWording.pieces(line.quantity)}
        </Typography>
      </Box>
    </Box>
  );
}

function OrderTotals({ order }: { order: AdminOrder }) {
  const { totals } = ordersWording;
  const isThere = (sum: string) => sum !== '0.00';
  const discounts = [
    { label: totals.promo(order.promo_code, order.promo_code_discount), sum: order.promo_discount },
    { label: totals.certificates, sum: order.certificate_discount },
  ].filter(({ sum }) => isThere(sum));
  const money = [
    { label: totals.received, sum: order.received },
    { label: totals.refunded, sum: order.refunded },
    { label: totals.due, sum: order.due },
  ].filter(({ sum }) => isThere(sum));
  return (
    <Sums
      rows={[
        { label: totals.goods, value: moneyText(order.goods_total) },
        ...discounts.map(({ label, sum }) => ({ label, value: `−${moneyText(sum)}` })),
        { label: totals.delivery, value: moneyText(order.delivery_cost) },
        { label: totals.total, value: moneyText(order.total_price), isTotal: true },
        ...money.map(({ label, sum }) => ({ label, value: moneyText(sum) })),
      ]}
    />
  );
}

/** Documents to print, each in a new tab. */
function OrderDocuments({ id }: { id: number }) {
  const { packingSlip, invoice } = ordersWording.documents;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Paper address={`/api/v1/admin/orders/${id}/packing-slip/`}>{packingSlip}</Paper>
      <Paper address={`/api/v1/admin/orders/${id}/invoice/`}>{invoice}</Paper>
    </Stack>
  );
}

function Paper({ address, children }: { address: string; children: string }) {
  return (
    <Button href={address} target="_blank" rel="noopener" startIcon={<PrintIcon />}>
      {children}
    </Button>
  );
}
