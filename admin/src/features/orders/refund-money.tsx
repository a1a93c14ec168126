import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { orderStepWording } from '@shop/wording/admin/orders.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { refusalCode } from '../../call-api.ts';
import { moneyText } from '../../ui/money-field.tsx';
import { StepDialog } from './step-dialog.tsx';
import { SumField } from './sum-field.tsx';
import { moneyToType, typedMoney } from './typed-money.ts';

type Way = { id: string; paymentId: number | null; words: string; most: string };

/** The ways in which money of the order can go back, those by its provider first. */
function waysOf({ payments, refundable_by_hand }: AdminOrder): Way[] {
  const { toCard, byHand } = orderStepWording.refund;
  return [
    ...payments.map(({ id, card_mask, refundable }) => {
      return { id: String(id), paymentId: id, words: toCard(card_mask ?? ''), most: refundable };
    }),
    { id: 'by_hand', paymentId: null, words: byHand, most: refundable_by_hand },
  ].filter(({ most }) => most !== '0.00');
}

export function RefundMoney({ order }: { order: AdminOrder }) {
  const wording = orderStepWording.refund;
  const ways = waysOf(order);
  const [chosen, setChosen] = useState('');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  // Of this opening of the dialog: a click that is repeated is the same refund.
  const [requestKey, setRequestKey] = useState('');
  const way = ways.find(({ id }) => id === chosen) ?? ways[0];

  function choose(next: Way | undefined) {
    setChosen(next?.id ?? '');
    setAmount(moneyToType(next?.most ?? ''));
  }

  function begin() {
    choose(ways[0]);
    setRequestKey(crypto.randomUUID());
  }

  async function refund() {
    const body = { amount: typedMoney(amount), reason, request_key: requestKey, payment_id: way?.paymentId ?? null };
    try {
      return await api('POST /api/v1/admin/orders/:id/refunds/', { params: { id: order.id }, body });
    } catch (error) {
      // After an answer the next try is another refund; without one it may be the same.
      if (refusalCode(error) !== undefined) setRequestKey(crypto.randomUUID());
      throw error;
    }
  }

  return (
    <StepDialog
      button={wording.button}
      title={wording.title}
      text={wording.text}
      agree={wording.button}
      done={wording.done}
      isDangerous
      look={{ variant: 'outlined' }}
      onOpen={begin}
      run={refund}
    >
      <TextField
        select
        label={wording.way}
        value={way?.id ?? ''}
        onChange={({ target }) => choose(ways.find(({ id }) => id === target.value))}
      >
        {ways.map(({ id, words }) => (
          <MenuItem key={id} value={id}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      <SumField label={wording.amount(moneyText(way?.most ?? '0.00'))} value={amount} onChange={setAmount} />
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
