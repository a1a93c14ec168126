import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { letterTextsWording as words } from '@shop/wording/admin/letter-texts.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { type FocusEvent, useRef } from 'react';
import { required, TextInput, type TextInputProps, useRecordContext } from 'react-admin';
import { EditPage } from '../../ui/form-pages.tsx';
import { LetterPreview, previewWidth } from './letter-preview.tsx';
import { type LetterText, typedTexts } from './letter-text.ts';
import { LetterTextActions } from './letter-text-actions.tsx';
import { type TypedField, ValueChips } from './value-chips.tsx';

export function LetterTextEdit() {
  return (
    <EditPage transform={(values) => ({ ...typedTexts(values), version: values.version })}>
      <Fields />
    </EditPage>
  );
}

function Fields() {
  const text = useRecordContext<LetterText>();
  /** The field with the caret, or the one that had it last. */
  const field = useRef<TypedField>(null);
  if (text === undefined) return null;
  const isFrame = text.id === 'frame';
  const noteField = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) field.current = target;
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        width: '100%',
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        // Room for a form beside a letter of its full width.
        '@media (min-width: 1360px)': { gridTemplateColumns: `minmax(0, 1fr) ${previewWidth}px` },
      }}
    >
      <Stack onFocusCapture={noteField} sx={{ alignItems: 'stretch' }}>
        {text.failed_at !== null && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {words.failure(shortDateAndTime(new Date(text.failed_at)), text.failure ?? '')}
          </Alert>
        )}
        {!isFrame && (
          <>
            <Line source="subject" validate={required()} />
            <Line source="preheader" helperText={words.hints.preheader} />
            <Line
              source="opening"
              multiline
              minRows={3}
              helperText={words.hints.opening}
              {...(text.original.opening !== '' && { validate: required() })}
            />
          </>
        )}
        <Line
          source="closing"
          multiline
          minRows={3}
          {...(isFrame && { label: words.signature })}
          helperText={isFrame ? words.hints.signature : words.hints.closing}
        />
        <ValueChips values={text.values} field={field} fallback={isFrame ? 'closing' : 'opening'} />
        <LetterTextActions text={text} />
      </Stack>
      <LetterPreview id={text.id} />
    </Box>
  );
}

/** An empty field stays an empty text: react-admin would send nothing for it. */
const asTyped = (typed: string) => typed;

function Line(field: TextInputProps) {
  return <TextInput fullWidth parse={asTyped} {...field} />;
}
