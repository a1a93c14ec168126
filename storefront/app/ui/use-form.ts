import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFocusOnRefusal, useTouched, type Wrong } from './use-touched.ts';

/** The values of the fields by `name`: empty for an unchecked box, the file name for a file. */
export type Typed<Name extends string> = Record<Name, string>;

/** Why a form was refused: field errors, a message for the whole form, and a hint what to do. */
export type Failure<Name extends string = string> = { refused?: Wrong<Name>; notice?: ReactNode; hint?: ReactNode };

const nothing = {};

/**
 * A form with uncontrolled fields, so that text typed before hydration is kept. Validates, keeps the input after a
 * refusal, and sends once at a time.
 */
export function useForm<Name extends string>({
  names,
  check,
  send,
  whenBroken,
  whenWrong,
}: {
  names: readonly Name[];
  check: (typed: Typed<Name>) => Wrong<Name>;
  /** Resolves to undefined on success. */
  send: (typed: Typed<Name>) => Promise<Failure<Name> | undefined>;
  /** Message when `send` throws, which is a bug: it returns the failures it expects. */
  whenBroken: string;
  /** Message when the form is not sent because of field errors. */
  whenWrong?: string;
}) {
  const [typed, setTyped] = useState(() => read(names));
  const [isSending, setIsSending] = useState(false);
  // A second click may come before the first one has rendered.
  const isUnderWay = useRef(false);
  const [{ refused = nothing as Wrong<Name>, notice, hint }, setFailure] = useState<Failure<Name>>(nothing);
  const wrong = check(typed);
  const { shown, touch, isReady } = useTouched(wrong);
  const [isHeldBack, setIsHeldBack] = useState(false);
  const form = useFocusOnRefusal(refused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for values already in the DOM
  useLayoutEffect(() => setTyped(read(names, form.current)), []);

  function edit({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    setTyped(read(names, currentTarget));
    const { name } = target as HTMLInputElement;
    if (name in refused) setFailure({ notice, hint, refused: without(name, refused) });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Read from the DOM: a button pressed before hydration is pressed again before `typed` is known.
    const current = read(names, event.currentTarget);
    if (isUnderWay.current) return;
    const isHeld = !isReady(event.currentTarget, check(current));
    setIsHeldBack(isHeld);
    if (isHeld) return;
    isUnderWay.current = true;
    setIsSending(true);
    setFailure(nothing);
    try {
      setFailure((await send(current)) ?? nothing);
    } catch (error) {
      setFailure({ notice: whenBroken });
      throw error;
    } finally {
      setIsSending(false);
      isUnderWay.current = false;
    }
  }

  return {
    typed,
    isSending,
    notice: isHeldBack && whenWrong && Object.keys(wrong).length > 0 ? whenWrong : notice,
    hint,
    /** The error of each field. */
    errors: { ...shown, ...refused },
    /** Attributes of the form. POST, so that without scripts no password gets into the address. */
    form: { ref: form, method: 'post', noValidate: true, onInput: edit, onBlur: touch, onSubmit: submit } as const,
  };
}

function without<Name extends string>(name: string, refused: Wrong<Name>): Wrong<Name> {
  return Object.fromEntries(Object.entries(refused).filter(([each]) => each !== name)) as Wrong<Name>;
}

function read<Name extends string>(names: readonly Name[], form?: HTMLFormElement | null): Typed<Name> {
  const data = form ? new FormData(form) : undefined;
  return Object.fromEntries(names.map((name) => [name, fieldText(data?.get(name))])) as Typed<Name>;
}

function fieldText(value: FormDataEntryValue | null | undefined): string {
  return value instanceof File ? value.name : (value ?? '');
}
