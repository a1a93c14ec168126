import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { type ReactNode, useId } from 'react';

export type Question = { title: string; text?: ReactNode; agree?: string; isDangerous?: boolean };

type ConfirmDialogProps = Question & {
  isOpen: boolean;
  isUnderWay?: boolean;
  onAgree: () => void;
  onClose: () => void;
  /** Fields of the question. */
  children?: ReactNode;
};

/** Asks before an action that cannot be undone; may contain fields. */
export function ConfirmDialog({ title, text, agree, isDangerous, isOpen, isUnderWay, ...rest }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={rest.onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          rest.onAgree();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {text}
          {rest.children}
        </DialogContent>
        <DialogActions>
          <Button onClick={rest.onClose}>{adminWording.cancel}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={isUnderWay ?? false}
          >
            {agree ?? adminWording.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
