import { type FormEvent, useRef, useState } from 'react';
import { editOpenPhone } from './edit-open-phone.ts';
import { PrefixedField, type PrefixedFieldProps, readEdit } from './prefixed-field.tsx';

/** A phone field for Ukrainian numbers after the prefix, or for a foreign one, which replaces the prefix. */
export function OpenPhoneField({ prefix, ...field }: PrefixedFieldProps & { hint: string }) {
  const [isForeign, setIsForeign] = useState(false);
  const before = useRef('');

  function edit({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    const edited = editOpenPhone({ before: before.current, ...readEdit(currentTarget, nativeEvent) });
    before.current = edited.text;
    currentTarget.value = edited.text;
    currentTarget.setSelectionRange(edited.caret, edited.caret);
    setIsForeign(edited.isForeign);
  }

  return <PrefixedField autoComplete="tel" {...field} {...(!isForeign && { prefix })} onInput={edit} />;
}
