import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { FieldTitle, type InputProps, useInput, ValidationError } from 'react-admin';
import type { RichTextProps } from './rich-text-editor.tsx';

const Editor = lazy(() => import('./rich-text-editor.tsx'));

/** Text with headings, lists, tables and links: exactly what the server keeps. The editor is a lazily loaded chunk. */
export function RichText(text: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" width="100%" height={200} />}>
      <Editor {...text} />
    </Suspense>
  );
}

type RichTextInputProps = Pick<InputProps, 'source' | 'label' | 'validate' | 'defaultValue'> & { helperText?: string };

/** The same as a field of a react-admin form. */
export function RichTextInput({ helperText, ...input }: RichTextInputProps) {
  const { field, fieldState, isRequired } = useInput(input);
  return (
    <RichText
      label={<FieldTitle label={input.label} source={input.source} isRequired={isRequired} />}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      problem={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
      helperText={helperText}
    />
  );
}
