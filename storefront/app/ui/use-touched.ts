import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useWhenReleased } from './use-when-released.ts';

/** What is wrong, by the field's name; nothing when all is well. */
export type Wrong<Name extends string = string> = Partial<Record<Name, string>>;

/**
 * What is wrong is told about fields that were left, or all of them once somebody wants to go on. Fields are known by
 * the attribute `name`.
 */
export function useTouched<Name extends string>(wrong: Wrong<Name>) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const shown = Object.fromEntries(Object.entries(wrong).filter(([name]) => touched.has(name))) as Wrong<Name>;

  const whenReleased = useWhenReleased();

  function touch(event: SyntheticEvent) {
    const { name } = event.target as HTMLInputElement;
    // It was the window that was left, for another one or to choose a file: the field has the focus still.
    if (event.target === document.activeElement) return;
    if (name) whenReleased(() => setTouched((before) => new Set([...before, name])));
  }
  /** Whether one may go on; otherwise the first wrong field has the focus. */
  function isReady(form: HTMLFormElement, wrongNow: Wrong<Name> = wrong): boolean {
    const names = Object.keys(wrongNow);
    setTouched((before) => new Set([...before, ...names]));
    focusFirst(form, names);
    return names.length === 0;
  }
  return { shown, touch, isReady };
}

/** When the server refuses fields, the first of them has the focus; not again while they are made good one by one. */
export function useFocusOnRefusal(refused: Wrong) {
  const form = useRef<HTMLFormElement>(null);
  const known = useRef(0);
  useEffect(() => {
    const names = Object.keys(refused).filter((name) => refused[name]);
    if (form.current && names.length >= known.current) focusFirst(form.current, names);
    known.current = names.length;
  }, [refused]);
  return form;
}

function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const first = [...form.elements].find((each) => names.includes((each as HTMLInputElement).name));
  if (first instanceof HTMLElement) first.focus();
}
