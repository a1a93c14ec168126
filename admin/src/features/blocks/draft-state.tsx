import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { toKyivClock } from '@shop/domain/kyiv-clock.ts';
import { blockEditorWording } from '@shop/wording/admin/block-editor.ts';
import type { Draft } from './use-draft.ts';

const { state: words } = blockEditorWording;

type DraftStateProps = { draft: Draft; changes: number };

/** Whether customers see what is edited here, and whether it is safe. */
export function DraftState({ draft, changes }: DraftStateProps) {
  const { answer, isDirty } = draft;
  const isDraft = answer.is_draft || isDirty;
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
      <Typography noWrap sx={{ fontWeight: 500 }}>
        {isDraft ? words.draft(changes) : words.published}
      </Typography>
      <Typography role="status" variant="caption" component="div" color="text.secondary">
        <SavedState draft={draft} />
      </Typography>
    </Box>
  );
}

function SavedState({ draft: { answer, saving, savedAt, save, isDirty, isComplete } }: { draft: Draft }) {
  if (saving === 'failed')
    return (
      <Box component="span" sx={{ color: 'error.main' }}>
        {words.failed}{' '}
        <Button size="small" color="inherit" onClick={() => void save()} sx={{ py: 0, textDecoration: 'underline' }}>
          {words.again}
        </Button>
      </Box>
    );
  if (isDirty && !isComplete) return words.incomplete;
  if (isDirty || saving === 'saving') return words.waiting;
  if (answer.planned_at) return words.planned(answer.planned_at);
  return savedAt ? words.saved(toKyivClock(savedAt).slice(-5)) : null;
}
