import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { shippingWording as words } from '@shop/wording/admin/shipping.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

type TypeWaybillButtonProps = { orderId: number; number: string | null; hasLeft: boolean };

/** Enters the number of a waybill made elsewhere, or corrects it. */
export function TypeWaybillButton({ orderId, number, hasLeft }: TypeWaybillButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { act, isUnderWay } = useAction(
    async () => {
      const body = { waybill_number: typed };
      await api('PUT /api/v1/admin/orders/:id/waybill/', { params: { id: orderId }, body });
      setIsOpen(false);
    },
    { done: words.typed },
  );

  function open() {
    setTyped(number ?? '');
    setIsOpen(true);
  }

  return (
    <>
      <Button variant="outlined" onClick={open}>
        {number === null ? words.type : words.correct}
      </Button>
      <ConfirmDialog
        title={words.typeTitle}
        text={<Typography>{hasLeft ? words.typeShippedText : words.typeText}</Typography>}
        isOpen={isOpen}
        isUnderWay={isUnderWay}
        onAgree={act}
        onClose={() => setIsOpen(false)}
      >
        <TextField
          label={words.waybill}
          helperText={words.number}
          required
          fullWidth
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '\\s*(\\d\\s*){14}', autoComplete: 'off' } }}
          sx={{ mt: 2 }}
        />
      </ConfirmDialog>
    </>
  );
}
