import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFocusOnRefusal, useTouched, type Wrong } from './use-touched.ts';

/** What fields hold, by their attribute `name`; of a box that is not ticked nothing, of a file its name. */
export type Typed<Name extends string> = Record<Name, string>;

/** Why a form was not taken: what is wrong with single fields, what is said of the whole, and what to do about it. */
export type Failure<Name extends string = string> = { refused?: Wrong<Name>; notice?: ReactNode; hint?: ReactNode };

const nothing = {};

/**
 * A form whose fields are kept by the browser, so that what was typed before the page came alive is not lost. It says
 * what is wrong, keeps what was typed, and is not sent again while it is on its way.
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
  /** Gives nothing when all went well. */
  send: (typed: Typed<Name>) => Promise<Failure<Name> | undefined>;
  /** Said of the whole form when `send` throws, which is a bug: it gives what it knows about a failure. */
  whenBroken: string;
  /** Said of the whole form when it is not sent because of what is wrong with its fields. */
  whenWrong?: string;
}) {
  const [typed, setTyped] = useState(() => read(names));
  const [isSending, setIsSending] = useState(false);
  // A second click may come before the first has been rendered.
  const isUnderWay = useRef(false);
  const [{ refused = nothing as Wrong<Name>, notice, hint }, setFailure] = useState<Failure<Name>>(nothing);
  const wrong = check(typed);
  const { shown, touch, isReady } = useTouched(wrong);
  const [isHeldBack, setIsHeldBack] = useState(false);
  const form = useFocusOnRefusal(refused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what stands there already
  useLayoutEffect(() => setTyped(read(names, form.current)), []);

  function edit({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    setTyped(read(names, currentTarget));
    const { name } = target as HTMLInputElement;
    if (name in refused) setFailure({ notice, hint, refused: without(name, refused) });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Of the fields themselves: a button pressed before the page came alive is pressed again before it knows them.
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
    /** What is said under each field. */
    errors: { ...shown, ...refused },
    /** The form's own attributes. By POST, so that without scripts no password gets into an address. */
    form: { ref: form, method: 'post', noValidate: true, onInput: edit, onBlur: touch, onSubmit: submit } as const,
  };
}

function without<Name extends string>(name: string, refused: Wrong<Name>): Wrong<Name> {
  return Object.fromEntries(Object.entries(refused).filter(([each]) => each !== name)) as Wrong<Name>;
}

function read<Name extends string>(names: readonly Name[], form?: HTMLFormElement | null): Typed<Name> {
  const data = form ? new FormData(form) : undefined;
  return Object.fromEntries(names.map((name) => [name, textOf(data?.get(name))])) as Typed<Name>;
}

function textOf(value: FormDataEntryValue | null | undefined): string {
  return value instanceof File ? value.name : (value ?? '');
}
