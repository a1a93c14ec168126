import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { promoCodesWording as words } from '@shop/wording/admin/promo-codes.ts';
import { maxLength, required, TextInput, useInput } from 'react-admin';
import { makeCode } from './make-code.ts';

/** A promo code, typed or generated. */
export function CodeInput() {
  const { field } = useInput({ source: 'code' });
  return (
    <TextInput
      source="code"
      parse={(typed: string) => typed.toUpperCase()}
      helperText={words.codeHint}
      validate={[required(), maxLength(64)]}
      slotProps={{
        htmlInput: { autoComplete: 'off', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Button onClick={() => field.onChange(makeCode())}>{words.makeCode}</Button>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
