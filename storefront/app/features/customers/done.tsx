import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice.tsx';

/** Replaces a form after success and takes over its focus. */
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
