import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { orderStepWording, receiptWayWording } from '@shop/wording/admin/orders.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { SumField } from '../sum-field.tsx';
import { moneyToType, typedMoney } from '../typed-money.ts';
import { StepDialog } from './step-dialog.tsx';

type Way = keyof typeof receiptWayWording;

export function MarkPaid({ order }: { order: AdminOrder }) {
  const wording = orderStepWording.markPaid;
  const [amount, setAmount] = useState('');
  const [way, setWay] = useState<Way>('cash');
  const [note, setNote] = useState('');
  const body = { amount: typedMoney(amount), way, note };
  return (
    <StepDialog
      button={wording.button}
      title={wording.title}
      text={wording.text}
      agree={wording.button}
      done={wording.done}
      look={{ variant: 'outlined' }}
      onOpen={() => setAmount(moneyToType(order.due))}
      run={() => api('POST /api/v1/admin/orders/:id/mark-paid/', { params: { id: order.id }, body })}
    >
      <SumField label={wording.amount} value={amount} onChange={setAmount} />
      <TextField select label={wording.way} value={way} onChange={({ target }) => setWay(target.value as Way)}>
        {Object.entries(receiptWayWording).map(([name, words]) => (
          <MenuItem key={name} value={name}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={wording.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </StepDialog>
  );
}
