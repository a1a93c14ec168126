import TextField from '@mui/material/TextField';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { fromDecimal, kopiykas, toDecimal } from '@shop/domain/money.ts';
import { orderStepWording } from '@shop/wording/admin/orders.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { StepDialog } from './step-dialog.tsx';
import { SumField } from './sum-field.tsx';
import { moneyToType, typedMoney } from './typed-money.ts';

const amountOf = (decimal: string): number => fromDecimal(decimal) ?? 0;

/** Which goods came back; all of them, unless somebody says otherwise. */
export function ReturnGoods({ order }: { order: AdminOrder }) {
  const wording = orderStepWording.return;
  const goods = order.lines.filter(({ type, quantity, returned_quantity }) => {
    return type === 'product' && returned_quantity < quantity;
  });
  const paidByCertificates = order.certificates_used.reduce(
    (sum, { amount, returned }) => sum + amountOf(amount) - amountOf(returned),
    0,
  );
  const [quantities, setQuantities] = useState<Record<number, string>>({});
  const [toCertificates, setToCertificates] = useState('');
  const [reason, setReason] = useState('');

  function begin() {
    setQuantities(Object.fromEntries(goods.map((line) => [line.id, String(line.quantity - line.returned_quantity)])));
    setToCertificates(moneyToType(toDecimal(kopiykas(paidByCertificates))));
  }

  const lines = goods
    .map(({ id }) => ({ line_id: id, quantity: Number(quantities[id] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const body = { lines, to_certificates: typedMoney(toCertificates) || '0', reason };
  return (
    <StepDialog
      button={wording.button}
      title={wording.title}
      text={wording.text}
      agree={wording.button}
      done={wording.done}
      look={{ variant: 'outlined' }}
      onOpen={begin}
      run={() => api('POST /api/v1/admin/orders/:id/return/', { params: { id: order.id }, body })}
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
      {paidByCertificates > 0 && (
        <SumField label={wording.toCertificates} value={toCertificates} onChange={setToCertificates} required={false} />
      )}
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
