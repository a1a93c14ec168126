import TextField from '@mui/material/TextField';
import { certificatesWording as words } from '@shop/wording/admin/certificates.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { ReasonButton } from '../../ui/reason-button.tsx';

/** Converts typed '−50,5' to '-50.5' for the API. */
const toDecimalPoint = (typed: string) =>
  typed
    .replace(/[\s\u00a0]/g, '')
    .replace('−', '-')
    .replace(',', '.');

export function AdjustButton({ id }: { id: number }) {
  const [typed, setTyped] = useState('');
  const adjust = async (reason: string) => {
    const body = { difference: toDecimalPoint(typed), reason };
    await api('POST /api/v1/admin/certificates/:id/adjust/', { params: { id }, body });
    setTyped('');
  };
  const field = (
    <TextField
      label={words.difference}
      required
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ htmlInput: { inputMode: 'text', pattern: String.raw`\s*[+\-−]?[\d\s\u00a0]+([.,]\d{1,2})?\s*` } }}
      sx={{ mt: 2 }}
    />
  );
  return (
    <ReasonButton
      label={words.reason}
      ask={{ title: words.adjustTitle, text: words.adjustText, agree: words.adjust }}
      fields={field}
      run={adjust}
      done={words.adjustDone}
    >
      {words.adjust}
    </ReasonButton>
  );
}
