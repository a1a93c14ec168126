import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useWhenReleased } from './use-when-released.ts';

/** Field errors by field name; empty when the form is valid. */
export type Wrong<Name extends string = string> = Partial<Record<Name, string>>;

/**
 * Shows errors of fields that were left, or of all fields after an attempt to submit. Fields are identified by `name`.
 */
export function useTouched<Name extends string>(wrong: Wrong<Name>) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const shown = Object.fromEntries(Object.entries(wrong).filter(([name]) => touched.has(name))) as Wrong<Name>;

  const whenReleased = useWhenReleased();

  function touch(event: SyntheticEvent) {
    const { name } = event.target as HTMLInputElement;
    // The window lost the focus, for another window or a file dialog; the field still has it.
    if (event.target === document.activeElement) return;
    if (name) whenReleased(() => setTouched((before) => new Set([...before, name])));
  }
  /** Whether the form may be submitted; otherwise focuses the first wrong field. */
  function isReady(form: HTMLFormElement, wrongNow: Wrong<Name> = wrong): boolean {
    const names = Object.keys(wrongNow);
    setTouched((before) => new Set([...before, ...names]));
    focusFirst(form, names);
    return names.length === 0;
  }
  const forgetTouched = () => setTouched(new Set());
  return { shown, touch, isReady, forgetTouched };
}

/** After a refusal by the server, focuses the first refused field; not again while they are corrected one by one. */
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
