import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { blockEditorWording as words } from '@shop/wording/admin/block-editor.ts';
import { useState } from 'react';
import { PictureDrop } from '../../ui/picture-drop.tsx';
import { type FieldProps, labelOf, smallPicture } from './field-props.ts';

type PictureValue = { id: number; alt: string } | null;

/** One picture with its alternative text: shown, uploaded, replaced or removed. */
export function PictureField({
  field,
  value,
  onChange,
  problems,
  path,
  referred,
  onRefer,
  ...named
}: FieldProps<'picture', PictureValue>) {
  const [isReplaced, setIsReplaced] = useState(false);
  const label = labelOf(named);
  const problem = problems[path] ?? problems[`${path}.id`];
  const address = value && referred.pictures[value.id];
  return (
    <FormControl error={problem !== undefined} component="fieldset">
      <Typography variant="caption" color="text.secondary" component="legend" sx={{ mb: 0.5 }}>
        {label}
        {field.isRequired && ' *'}
      </Typography>
      {value && address && (
        <Box
          component="img"
          src={address}
          alt=""
          sx={{ alignSelf: 'flex-start', maxWidth: 1, maxHeight: 160, borderRadius: 1, mb: 1 }}
        />
      )}
      {value && !isReplaced ? (
        <>
          <Stack direction="row" spacing={1}>
            <Button
              variant="outlined"
              aria-label={`${words.replacePicture}: ${label}`}
              onClick={() => setIsReplaced(true)}
            >
              {words.replacePicture}
            </Button>
            {!field.isRequired && (
              <Button aria-label={`${words.removePicture}: ${label}`} onClick={() => onChange(null)}>
                {words.removePicture}
              </Button>
            )}
          </Stack>
          <TextField
            label={`${words.alt}: ${label.toLowerCase()}`}
            value={value.alt}
            onChange={({ target }) => onChange({ ...value, alt: target.value })}
            helperText={words.altHint}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </>
      ) : (
        <PictureDrop
          label={label}
          onKept={(kept) => {
            onRefer({ pictures: { [kept.id]: smallPicture(kept) } });
            onChange({ id: kept.id, alt: value?.alt ?? '' });
            setIsReplaced(false);
          }}
        />
      )}
      {(problem ?? named.words.hint) && <FormHelperText>{problem ?? named.words.hint}</FormHelperText>}
    </FormControl>
  );
}
