import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { letterTextsWording as words } from '@shop/wording/admin/letter-texts.ts';
import { type RefObject, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { LetterText } from './letter-text.ts';

export type TypedField = HTMLInputElement | HTMLTextAreaElement;

type ValueChipsProps = {
  values: LetterText['values'];
  field: RefObject<TypedField | null>;
  /** Where a value goes when no field has had the caret yet. */
  fallback: string;
};

/** The values that a letter fills in by itself. A click inserts one at the caret. */
export function ValueChips({ values, field, fallback }: ValueChipsProps) {
  const { getValues, setValue } = useFormContext();
  const id = useId();

  function insert(name: string) {
    const typedIn = field.current?.isConnected ? field.current : null;
    const source = typedIn?.name ?? fallback;
    const text = String(getValues(source) ?? '');
    const [start, end] = [typedIn?.selectionStart ?? text.length, typedIn?.selectionEnd ?? text.length];
    const value = words.insert(name);
    setValue(source, text.slice(0, start) + value + text.slice(end), { shouldDirty: true, shouldTouch: true });
    // After React has written the new text, which moves the caret to its end.
    requestAnimationFrame(() => {
      typedIn?.focus();
      typedIn?.setSelectionRange(start + value.length, start + value.length);
    });
  }

  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 1, my: 2 }}>
      <Typography id={id} variant="h3" component="h2">
        {words.values}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {values.map(({ name, description, example }) => (
          <Chip
            key={name}
            component="button"
            type="button"
            label={words.insert(name)}
            title={words.valueTitle(description, example)}
            variant="outlined"
            onClick={() => insert(name)}
          />
        ))}
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {words.valuesHint}
      </Typography>
    </Stack>
  );
}
