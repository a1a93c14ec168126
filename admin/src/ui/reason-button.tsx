import Button, { type ButtonProps } from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';
import { useAction } from './use-action.ts';

type ReasonButtonProps = Pick<ButtonProps, 'variant' | 'color'> & {
  children: ReactNode;
  ask: Question;
  /** What the field for the words is called. */
  label: string;
  isRequired?: boolean;
  longest?: number;
  run: (words: string) => Promise<unknown>;
  /** Said when it is done. */
  done: string;
  /** Fields that are asked for before the words. */
  fields?: ReactNode;
};

/** A button that asks in a few words why, or what to say. It stays open with them when the server refuses. */
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
