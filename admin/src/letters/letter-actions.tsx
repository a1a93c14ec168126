import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MailedLetter } from '@shop/contract/admin/letters.ts';
import type { ApiReply } from '@shop/contract/client.ts';
import { lettersWording as words } from '@shop/wording/admin/letters.ts';
import { useId, useState } from 'react';
import { api } from '../api.ts';
import { ActionButton } from '../ui/action-button.tsx';

type Read = ApiReply<'POST /api/v1/admin/letters/:id/read/'>;

/** The actions that the server allows for this letter. */
export function LetterActions({ id, actions }: Pick<MailedLetter, 'id' | 'actions'>) {
  const [letter, setLetter] = useState<Read>();
  const params = { id };
  if (actions.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, whiteSpace: { sm: 'nowrap' } }}>
      {actions.includes('read') && (
        <ActionButton run={async () => setLetter(await api('POST /api/v1/admin/letters/:id/read/', { params }))}>
          {words.read}
        </ActionButton>
      )}
      {actions.includes('send_again') && (
        <ActionButton
          run={() => api('POST /api/v1/admin/letters/:id/send-again/', { params })}
          done={words.sendAgainDone}
          ask={{ title: words.sendAgainTitle, text: words.sendAgainText, agree: words.sendAgain }}
        >
          {words.sendAgain}
        </ActionButton>
      )}
      {actions.includes('ask_again') && (
        <ActionButton
          run={() => api('POST /api/v1/admin/letters/:id/ask-again/', { params })}
          done={words.askAgainDone}
          ask={{ title: words.askAgainTitle, text: words.askAgainText, agree: words.askAgain }}
        >
          {words.askAgain}
        </ActionButton>
      )}
      {letter && <LetterDialog letter={letter} onClose={() => setLetter(undefined)} />}
    </Stack>
  );
}

/** Plain text, so that no link in it can be clicked. */
function LetterDialog({ letter: { subject, text, recipient }, onClose }: { letter: Read; onClose: () => void }) {
  const title = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{subject}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {words.to(recipient)}
        </Typography>
        <Typography component="div" sx={{ my: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {words.readHint}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
