import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { orderStepWording } from '@shop/wording/admin/orders.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { refusalCode } from '../../../call-api.ts';
import { moneyText } from '../../../ui/money-field.tsx';
import { SumField } from '../sum-field.tsx';
import { Sums } from '../sums.tsx';
import { moneyToType, typedMoney } from '../typed-money.ts';
import { largestSum, type Pieces, piecesToRefund, previewRefund, refundWays, type Way } from './refund-form.ts';
import { RefundLines } from './refund-lines.tsx';
import { StepDialog } from './step-dialog.tsx';

/** Refunds lines, returned ones by default, or a sum that belongs to no line. */
export function RefundMoney({ order }: { order: AdminOrder }) {
  const wording = orderStepWording.refund;
  const ways = refundWays(order);
  const [chosen, setChosen] = useState('');
  const [isSum, setIsSum] = useState(false);
  // What was not typed follows the order, which may be fresher than the dialog: a return was accepted a moment ago.
  const [typed, setTyped] = useState<Pieces>({});
  const [typedDelivery, setTypedDelivery] = useState<boolean>();
  const pieces = { ...piecesToRefund(order), ...typed };
  const delivery = typedDelivery ?? (order.state === 'cancelled' && order.delivery_paid !== null);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  // One key per opening of the dialog: a repeated click is the same refund.
  const [requestKey, setRequestKey] = useState('');
  const way = ways.find(({ id }) => id === chosen) ?? ways[0]!;
  const isBySum = isSum || !way.isOfOrder;

  function choose(next: Way) {
    setChosen(next.id);
    // A second payment is refunded as a whole.
    setAmount(next.isOfOrder ? '' : moneyToType(next.most));
  }

  function begin() {
    choose(ways[0]!);
    setIsSum(false);
    setTyped({});
    setTypedDelivery(undefined);
    setRequestKey(crypto.randomUUID());
  }

  async function refund() {
    const lines = Object.entries(pieces)
      .map(([id, quantity]) => ({ line_id: Number(id), quantity }))
      .filter(({ quantity }) => quantity > 0);
    const what = isBySum ? { amount: typedMoney(amount) } : { lines, delivery };
    const body = { ...what, reason, request_key: requestKey, payment_id: way.paymentId };
    try {
      return await api('POST /api/v1/admin/orders/:id/refunds/', { params: { id: order.id }, body });
    } catch (error) {
      // After an answer the next attempt is a new refund; without one it may be the same.
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
        value={way.id}
        onChange={({ target }) => choose(ways.find(({ id }) => id === target.value)!)}
      >
        {ways.map(({ id, words }) => (
          <MenuItem key={id} value={id}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      {way.isOfOrder && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={isSum ? 'sum' : 'lines'}
          onChange={(_event, next: string | null) => next !== null && setIsSum(next === 'sum')}
          aria-label={wording.for}
          sx={{ my: 1 }}
        >
          <ToggleButton value="lines">{wording.forLines}</ToggleButton>
          <ToggleButton value="sum">{wording.asSum}</ToggleButton>
        </ToggleButtonGroup>
      )}
      {isBySum ? (
        <SumField label={wording.amount(moneyText(largestSum(order, way)))} value={amount} onChange={setAmount} />
      ) : (
        <>
          <RefundLines
            order={order}
            pieces={pieces}
            onCount={(lineId, count) => setTyped({ ...typed, [lineId]: count })}
            delivery={delivery}
            onDelivery={setTypedDelivery}
          />
          <Preview order={order} chosen={{ pieces, delivery }} way={way} />
        </>
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

function Preview(props: { order: AdminOrder; chosen: { pieces: Pieces; delivery: boolean }; way: Way }) {
  const wording = orderStepWording.refund;
  const { money, toCertificates, missing } = previewRefund(props.order, props.chosen, props.way);
  const rows = [
    { label: wording.goesBack, value: moneyText(money), isTotal: true },
    ...(toCertificates === '0.00' ? [] : [{ label: wording.goesToCertificates, value: moneyText(toCertificates) }]),
  ];
  return (
    <>
      <Sums rows={rows} />
      {missing !== '0.00' && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {wording.missing(moneyText(missing))}
        </Alert>
      )}
    </>
  );
}
