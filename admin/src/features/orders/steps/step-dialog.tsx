import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';

type StepDialogProps = {
  button: string;
  title: string;
  text?: string;
  agree?: string;
  done: string;
  isDangerous?: boolean;
  look?: Pick<ButtonProps, 'variant' | 'color'>;
  /** Called when the dialog opens, to set the initial values. */
  onOpen?: () => void;
  run: () => Promise<unknown>;
  children: ReactNode;
};

/** A button with a dialog for the data of an order step. It closes on success and stays open on a refusal. */
export function StepDialog({ button, text, done, look, onOpen, run, children, ...question }: StepDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { act, isUnderWay } = useAction(run, { done });

  function open() {
    onOpen?.();
    setIsOpen(true);
  }

  async function agree() {
    if ((await act()) !== undefined) setIsOpen(false);
  }

  return (
    <>
      <Button {...look} onClick={open}>
        {button}
      </Button>
      <ConfirmDialog
        {...question}
        text={text === undefined ? undefined : <Typography sx={{ mb: 1 }}>{text}</Typography>}
        isOpen={isOpen}
        isUnderWay={isUnderWay}
        onAgree={agree}
        onClose={() => setIsOpen(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
