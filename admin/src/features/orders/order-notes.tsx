import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { ordersWording } from '@shop/wording/admin/orders.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { type FormEvent, useState } from 'react';
import { api } from '../../api.ts';
import { DraftOffer, useForgetDraft } from '../../drafts/draft-offer.tsx';
import { useIsAllowed } from '../../rights.ts';
import { Panel } from '../../ui/panel.tsx';
import { useAction } from '../../ui/use-action.ts';

export function OrderNotes({ order }: { order: AdminOrder }) {
  const mayAdd = useIsAllowed(right('order_steps'));
  const [text, setText] = useState('');
  const form = `orders/${order.id}/note`;
  const forgetDraft = useForgetDraft(form);
  const { act, isUnderWay } = useAction(
    () => api('POST /api/v1/admin/orders/:id/notes/', { params: { id: order.id }, body: { text } }),
    { done: ordersWording.noted },
  );

  async function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || (await act()) === undefined) return;
    forgetDraft();
    setText('');
  }

  return (
    <Panel title={ordersWording.notes}>
      <Stack sx={{ gap: 1.5 }}>
        {order.notes.map((note) => (
          <Box key={note.id}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
            <Typography variant="caption" color="text.secondary">
              {shortDateAndTime(new Date(note.created))}, {note.staff_name}
            </Typography>
          </Box>
        ))}
        {mayAdd && (
          <form onSubmit={add}>
            <DraftOffer
              form={form}
              values={{ text }}
              beginning=""
              isDirty={text !== ''}
              onRestore={(draft) => setText(String(draft.text))}
            />
            <TextField
              label={ordersWording.newNote}
              helperText={ordersWording.notesHint}
              value={text}
              onChange={({ target }) => setText(target.value)}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 2000 } }}
            />
            <Button type="submit" variant="outlined" loading={isUnderWay} disabled={text.trim() === ''}>
              {ordersWording.addNote}
            </Button>
          </form>
        )}
      </Stack>
    </Panel>
  );
}
