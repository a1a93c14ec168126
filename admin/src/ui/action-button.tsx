import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';
import { useAction } from './use-action.ts';

type ActionButtonProps = Pick<ButtonProps, 'variant' | 'color' | 'disabled' | 'startIcon'> & {
  children: ReactNode;
  run: () => Promise<unknown>;
  /** Message after success. */
  done?: string;
  /** Confirmation; without it the button acts at once. */
  ask?: Question;
};

/** A button with an action on the current record, with an optional confirmation. */
export function ActionButton({ children, run, done, ask, ...button }: ActionButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { act, isUnderWay } = useAction(run, done === undefined ? {} : { done });

  async function agree() {
    await act();
    setIsAsking(false);
  }

  return (
    <>
      <Button {...button} loading={isUnderWay && !isAsking} onClick={() => (ask ? setIsAsking(true) : act())}>
        {children}
      </Button>
      {ask && (
        <ConfirmDialog
          {...ask}
          isOpen={isAsking}
          isUnderWay={isUnderWay}
          onAgree={agree}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
