import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type BlockKind, type BlockPlace, blockPlaces } from '@shop/domain/block-kinds.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { blockEditorWording as words } from '@shop/wording/admin/block-editor.ts';
import { blockKindWording } from '@shop/wording/admin/blocks.ts';
import { useId } from 'react';
import { iconOf } from './block-icons.ts';

type AddBlockProps = { place: BlockPlace; isOpen: boolean; onAdd: (kind: BlockKind) => void; onClose: () => void };

/** The kinds that fit the place, each with what it is for. */
export function AddBlock({ place, isOpen, onAdd, onClose }: AddBlockProps) {
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{words.addTitle}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {blockPlaces[place].map((kind) => {
            const Icon = iconOf(kind);
            const { name, purpose } = blockKindWording[kind];
            return (
              <ButtonBase
                key={kind}
                onClick={() => onAdd(kind)}
                sx={{
                  justifyContent: 'flex-start',
                  alignItems: 'flex-start',
                  textAlign: 'left',
                  gap: 1.5,
                  p: 1.5,
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <Icon sx={{ color: 'text.secondary' }} />
                <span>
                  <Typography component="span" sx={{ display: 'block', fontWeight: 500 }}>
                    {name}
                  </Typography>
                  <Typography component="span" variant="caption" color="text.secondary">
                    {purpose}
                  </Typography>
                </span>
              </ButtonBase>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminWording.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
