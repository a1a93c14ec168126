import Box from '@mui/material/Box';
import { lookWording as words } from '@shop/wording/admin/look.ts';
import { required, TextInput, useInput } from 'react-admin';

/** A colour: typed as a number, or chosen in the window of the browser. */
export function ColourInput({ source, helperText }: { source: 'accent' | 'paper'; helperText: string }) {
  const { field } = useInput({ source });
  const value = String(field.value ?? '');
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <Box
        component="input"
        type="color"
        aria-label={words.choose(words.fields[source])}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => field.onChange(event.target.value)}
        sx={{
          width: 44,
          height: 44,
          mt: 1.5,
          p: 0.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          flexShrink: 0,
          bgcolor: 'background.paper',
          cursor: 'pointer',
        }}
      />
      <TextInput
        source={source}
        validate={required()}
        helperText={helperText}
        parse={(typed: string) => withMark(typed.trim().toLowerCase())}
      />
    </Box>
  );
}

/** Colours are often copied without their mark. */
const withMark = (typed: string) => (/^[0-9a-f]{6}$/.test(typed) ? `#${typed}` : typed);
