import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { orderStepWording } from '@shop/wording/admin/orders.ts';
import { soldThing } from '@shop/wording/sold-things.ts';
import { moneyText } from '../../../ui/money-field.tsx';
import type { Pieces } from './refund-form.ts';

type Line = AdminOrder['lines'][number];

type RefundLinesProps = {
  order: AdminOrder;
  pieces: Pieces;
  onCount: (lineId: number, count: number) => void;
  delivery: boolean;
  onDelivery: (delivery: boolean) => void;
};

/** Lines that can be refunded, with the number of pieces, and why others cannot. */
export function RefundLines({ order, pieces, onCount, delivery, onDelivery }: RefundLinesProps) {
  const wording = orderStepWording.refund;
  return (
    <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0, my: 1 }}>
      {order.lines.map((line) => (
        <RefundLine
          key={line.id}
          line={line}
          count={pieces[line.id] ?? 0}
          onCount={(count) => onCount(line.id, count)}
        />
      ))}
      {order.delivery_paid && (
        <Box component="li">
          <FormControlLabel
            control={<Checkbox checked={delivery} onChange={({ target }) => onDelivery(target.checked)} />}
            label={wording.delivery(moneyText(order.delivery_paid.money))}
          />
        </Box>
      )}
    </Stack>
  );
}

function RefundLine({ line, count, onCount }: { line: Line; count: number; onCount: (count: number) => void }) {
  const wording = orderStepWording.refund;
  const { money, certificates } = line.paid;
  const facts = [
    wording.paid(moneyText(money)),
    certificates !== '0.00' && wording.paidByCertificates(moneyText(certificates)),
    line.returned_quantity > 0 && wording.returned(line.returned_quantity),
    line.refunded_quantity > 0 && wording.refunded(line.refunded_quantity),
  ].filter(Boolean);
  const spent = line.quantity - line.refunded_quantity - line.refundable_quantity;
  const obstacle = line.refund_obstacle && wording.obstacles[line.refund_obstacle](spent);
  const name = soldThing({ ...line, kind: line.type });
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '1fr 112px', gap: 1.5, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        <Typography variant="caption" color="text.secondary" component="div">
          {facts.join(' · ')}
        </Typography>
        {obstacle && (
          <Typography variant="caption" color="warning.main" component="div">
            {obstacle}
          </Typography>
        )}
      </Box>
      <TextField
        label={wording.pieces(line.refundable_quantity)}
        type="number"
        size="small"
        value={line.refundable_quantity === 0 ? '' : count}
        disabled={line.refundable_quantity === 0}
        onChange={({ target }) => onCount(Math.trunc(Number(target.value)))}
        slotProps={{
          htmlInput: {
            min: 0,
            max: line.refundable_quantity,
            'aria-label': wording.piecesOf(line.refundable_quantity, name),
          },
        }}
      />
    </Box>
  );
}
