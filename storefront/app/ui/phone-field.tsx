import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { editPhone, maskPhone } from './mask-phone.ts';
import { PrefixedField, type PrefixedFieldProps, readEdit } from './prefixed-field.tsx';

/** The ten digits of a phone number after a fixed prefix. */
export function PhoneField({
  digits,
  onChange,
  ...field
}: PrefixedFieldProps & { digits: string; onChange: (digits: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  // Rewriting the text moves the caret to the end; put it back.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function edit({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const edited = editPhone({ before: digits, ...readEdit(target, nativeEvent) });
    caret.current = edited.caret;
    // A refused edit leaves the digits as they are, so React does not render: reset the text here.
    target.value = maskPhone(edited.digits);
    target.setSelectionRange(edited.caret, edited.caret);
    onChange(edited.digits);
  }

  return (
    <PrefixedField
      autoComplete="tel-national"
      inputMode="numeric"
      {...field}
      inputRef={input}
      value={maskPhone(digits)}
      onChange={edit}
    />
  );
}
