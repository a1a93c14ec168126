import TextField from '@mui/material/TextField';

type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (code: string) => void;
  isFirst?: boolean;
  /** Accepts recovery codes, too. */
  takesRecoveryCode?: boolean;
};

const ofApp = { inputMode: 'numeric', maxLength: 7, pattern: '\\d{3}\\s?\\d{3}' } as const;
/** For codes of both kinds: a phone then shows a keyboard with letters. */
const ofEither = { maxLength: 25, autoCapitalize: 'characters', spellCheck: false } as const;

/** Six digits of an authenticator app, with autofill, or a recovery code. */
export function CodeField({ label, value, onChange, isFirst = false, takesRecoveryCode = false }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      autoFocus={isFirst}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: takesRecoveryCode ? ofEither : ofApp }}
    />
  );
}
