import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { editPhone, maskPhone } from './mask-phone.ts';
import { editOf, PrefixedField, type PrefixedFieldProps } from './prefixed-field.tsx';

/** The ten digits of a phone number behind a prefix that stays. */
export function PhoneField({
  digits,
  onChange,
  ...field
}: PrefixedFieldProps & { digits: string; onChange: (digits: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  // A field whose text is written anew loses its caret to the end.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function edit({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const edited = editPhone({ before: digits, ...editOf(target, nativeEvent) });
    caret.current = edited.caret;
    // What was refused leaves the digits as they are, and then nothing is drawn again.
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
