import { type ChangeEvent, type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { FieldError } from './field-error.tsx';
import { editPhone, maskPhone } from './mask-phone.ts';
import './phone-field.css';

/** The ten digits of a phone number behind a prefix that stays. */
export function PhoneField({
  label,
  prefix,
  digits,
  onChange,
  error,
  ...input
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix'> & {
  label: string;
  prefix: string;
  digits: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  // A field whose text is written anew loses its caret to the end.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function edit({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const edited = editPhone({
      before: digits,
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
      isForward: (nativeEvent as InputEvent).inputType === 'deleteContentForward',
    });
    caret.current = edited.caret;
    // What was refused leaves the digits as they are, and then nothing is drawn again.
    target.value = maskPhone(edited.digits);
    target.setSelectionRange(edited.caret, edited.caret);
    onChange(edited.digits);
  }

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="prefix">
        <span id={`${id}-prefix`} aria-hidden="true">
          {prefix}
        </span>
        <input
          autoComplete="tel-national"
          {...input}
          ref={field}
          className="input"
          id={id}
          type="tel"
          inputMode="numeric"
          value={maskPhone(digits)}
          onChange={edit}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-prefix ${id}-error` : `${id}-prefix`}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
