import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { staffPasswordWording as words } from '@shop/wording/admin/sign-in.ts';
import { useState } from 'react';

/** As in the contract. */
const leastLength = 12;

/** Says how much is missing while it is typed. */
export function NewPasswordField({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const [isShown, setIsShown] = useState(false);
  const left = leastLength - value.length;
  const rule = left > 0 ? words.left(left) : words.enough;
  return (
    <TextField
      label={words.password}
      type={isShown ? 'text' : 'password'}
      name="new-password"
      autoComplete="new-password"
      autoFocus
      required
      helperText={value === '' ? words.rule : rule}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { minLength: leastLength, maxLength: 200, autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? words.hide : words.show}
                aria-pressed={isShown}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
