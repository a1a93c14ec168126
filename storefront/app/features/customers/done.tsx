import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice.tsx';

/** Stands in the place of a form that was taken, and has the focus that the form had. */
export function Done({ says, children }: { says: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div className="auth__done" ref={box} tabIndex={-1}>
      <Notice tone="success">{says}</Notice>
      {children}
    </div>
  );
}
