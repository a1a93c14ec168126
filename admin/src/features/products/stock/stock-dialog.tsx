import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { stockWording as words } from '@shop/wording/admin/products.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../call-api.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { StockedVariant } from './stocked-variant.ts';

type Way = 'counted' | 'difference';

/** Sends the counted stock together with the stock shown, so that a sale in between is not undone. */
export function StockDialog({ variantId, stock, name, onChanged, onClose }: StockedVariant & { onClose: () => void }) {
  const notify = useNotify();
  const [seenStock] = useState(stock);
  const [way, setWay] = useState<Way>('counted');
  const [pieces, setPieces] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const [isUnderWay, setIsUnderWay] = useState(false);

  async function change() {
    const number = Number(pieces.replace('−', '-'));
    if (pieces.trim() === '' || !Number.isInteger(number)) return setProblem(words.whole);
    setIsUnderWay(true);
    try {
      const body = way === 'counted' ? { counted: number, seen_stock: seenStock, note } : { difference: number, note };
      const changed = await api('POST /api/v1/admin/variants/:id/stock/', { params: { id: variantId }, body });
      onChanged(changed.stock);
      notify(words.done(changed.stock), { type: 'success' });
      onClose();
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setIsUnderWay(false);
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={`${words.change}: ${name}`}
      text={words.now(seenStock)}
      agree={words.change}
      isUnderWay={isUnderWay}
      onAgree={change}
      onClose={onClose}
    >
      <RadioGroup value={way} onChange={(_, chosen) => setWay(chosen as Way)} aria-label={words.change}>
        <FormControlLabel value="counted" control={<Radio size="small" />} label={words.counted} />
        <FormControlLabel value="difference" control={<Radio size="small" />} label={words.difference} />
      </RadioGroup>
      <TextField
        autoFocus
        label={words.pieces}
        value={pieces}
        onChange={({ target }) => {
          setPieces(target.value);
          setProblem('');
        }}
        error={problem !== ''}
        helperText={problem || (way === 'counted' ? words.countedHint : words.differenceHint)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField
        label={words.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        helperText={words.noteHint}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </ConfirmDialog>
  );
}
