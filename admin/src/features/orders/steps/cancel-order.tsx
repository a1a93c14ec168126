import TextField from '@mui/material/TextField';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { orderStepWording } from '@shop/wording/admin/orders.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { moneyText } from '../../../ui/money-field.tsx';
import { StepDialog } from './step-dialog.tsx';

export function CancelOrder({ order }: { order: AdminOrder }) {
  const wording = orderStepWording.cancel;
  const [reason, setReason] = useState('');
  const hasMoney = order.actions.includes('refund');
  return (
    <StepDialog
      button={wording.button}
      title={wording.title}
      text={hasMoney ? `${wording.text} ${wording.refundText(moneyText(order.received))}` : wording.text}
      agree={wording.button}
      done={wording.done}
      isDangerous
      look={{ color: 'error' }}
      run={() => api('POST /api/v1/admin/orders/:id/cancel/', { params: { id: order.id }, body: { reason } })}
    >
      <TextField
        label={wording.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </StepDialog>
  );
}
