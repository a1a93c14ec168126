import TextField from '@mui/material/TextField';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { orderStepWording } from '@shop/wording/admin/orders.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { StepDialog } from './step-dialog.tsx';

/** Records returned goods; all pieces by default. */
export function ReturnGoods({ order }: { order: AdminOrder }) {
  const wording = orderStepWording.return;
  const goods = order.lines.filter(({ type, quantity, returned_quantity }) => {
    return type === 'product' && returned_quantity < quantity;
  });
  const [quantities, setQuantities] = useState<Record<number, string>>({});
  const [reason, setReason] = useState('');

  function begin() {
    setQuantities(Object.fromEntries(goods.map((line) => [line.id, String(line.quantity - line.returned_quantity)])));
  }

  const lines = goods
    .map(({ id }) => ({ line_id: id, quantity: Number(quantities[id] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const isPaidByCertificates = order.certificates_used.length > 0;
  return (
    <StepDialog
      button={wording.button}
      title={wording.title}
      text={isPaidByCertificates ? `${wording.text} ${wording.toCertificates}` : wording.text}
      agree={wording.button}
      done={wording.done}
      look={{ variant: 'outlined' }}
      onOpen={begin}
      run={() => api('POST /api/v1/admin/orders/:id/return/', { params: { id: order.id }, body: { lines, reason } })}
    >
      {goods.map((line) => (
        <TextField
          key={line.id}
          label={wording.quantity(line.name)}
          type="number"
          value={quantities[line.id] ?? ''}
          onChange={({ target }) => setQuantities({ ...quantities, [line.id]: target.value })}
          slotProps={{ htmlInput: { min: 0, max: line.quantity - line.returned_quantity } }}
        />
      ))}
      <TextField
        label={wording.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </StepDialog>
  );
}
