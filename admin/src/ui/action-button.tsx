import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';
import { useAction } from './use-action.ts';

type ActionButtonProps = Pick<ButtonProps, 'variant' | 'color' | 'disabled' | 'startIcon'> & {
  children: ReactNode;
  run: () => Promise<unknown>;
  /** Said when it is done. */
  done?: string;
  /** Asked before; without it the button acts at once. */
  ask?: Question;
};

/** A button that does something to what is shown, asking first where it says so. */
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
