import Button, { type ButtonProps } from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';
import { useAction } from './use-action.ts';

type ReasonButtonProps = Pick<ButtonProps, 'variant' | 'color'> & {
  children: ReactNode;
  ask: Question;
  /** Label of the text field. */
  label: string;
  isRequired?: boolean;
  longest?: number;
  run: (words: string) => Promise<unknown>;
  /** Message after success. */
  done: string;
  /** Fields above the text field. */
  fields?: ReactNode;
};

/** A button that asks for a reason or a message. A refusal keeps the dialog open with the text. */
export function ReasonButton({ children, ask, label, run, done, fields, ...rest }: ReasonButtonProps) {
  const { isRequired = true, longest = 300, ...button } = rest;
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
  const { act, isUnderWay } = useAction(
    async () => {
      await run(words);
      close();
    },
    { done },
  );

  function close() {
    setIsOpen(false);
    setWords('');
  }

  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      <ConfirmDialog {...ask} isOpen={isOpen} isUnderWay={isUnderWay} onAgree={act} onClose={close}>
        {fields}
        <TextField
          label={label}
          required={isRequired}
          multiline
          minRows={2}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          slotProps={{ htmlInput: { maxLength: longest } }}
          sx={{ mt: 2 }}
        />
      </ConfirmDialog>
    </>
  );
}
