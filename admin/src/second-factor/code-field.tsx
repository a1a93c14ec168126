import TextField from '@mui/material/TextField';

type CodeFieldProps = { label: string; value: string; onChange: (code: string) => void; isFirst?: boolean };

/** Six digits of an authenticator app, which browsers and phones may fill in by themselves. */
export function CodeField({ label, value, onChange, isFirst = false }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      autoFocus={isFirst}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7, pattern: '\\d{3}\\s?\\d{3}' } }}
    />
  );
}
