import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

type StepDialogProps = {
  button: string;
  title: string;
  text?: string;
  agree?: string;
  done: string;
  isDangerous?: boolean;
  look?: Pick<ButtonProps, 'variant' | 'color'>;
  /** What is to be filled in, as it is when the dialog opens. */
  onOpen?: () => void;
  run: () => Promise<unknown>;
  children: ReactNode;
};

/** A button that asks for what a step with the order needs; it closes when the step was taken, and stays when refused. */
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
