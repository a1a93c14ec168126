import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import './popovers.css';

/** A button that opens a panel under it. `details` work without scripts, and those of one `group` are open one at a time. */
export function Popover({
  group,
  label,
  className,
  children,
}: {
  group: string;
  label: ReactNode;
  className: string;
  children: ReactNode;
}) {
  return (
    <details className="popover" name={group}>
      <summary className={className}>{label}</summary>
      <div className="popover__panel">{children}</div>
    </details>
  );
}

/** Closes the popovers inside an element as people expect: by Escape, a click elsewhere, or when the focus leaves them. */
export function usePopovers(box: RefObject<HTMLElement | null>) {
  const openOnes = () => [...(box.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is a reference
  useEffect(() => {
    const closeLeft = ({ target }: Event) => {
      for (const popover of openOnes()) if (!popover.contains(target as Node)) popover.open = false;
    };
    const events = ['pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, closeLeft);
    return () => {
      for (const event of events) document.removeEventListener(event, closeLeft);
    };
  }, []);

  function close() {
    for (const popover of openOnes()) {
      popover.open = false;
      popover.querySelector('summary')?.focus();
    }
  }
  return { close, closeByEscape: ({ key }: KeyboardEvent) => key === 'Escape' && close() };
}
