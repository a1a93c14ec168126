import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

type SumFieldProps = { label: string; value: string; onChange: (typed: string) => void; required?: boolean };

/** An amount in a dialog, in the usual Ukrainian format. */
export function SumField({ label, value, onChange, required = true }: SumFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required={required}
      slotProps={{
        htmlInput: { inputMode: 'decimal', pattern: '[0-9\\s]+([.,][0-9]{1,2})?' },
        input: { endAdornment: <InputAdornment position="end">₴</InputAdornment> },
      }}
    />
  );
}
