import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { promoCodesWording as words } from '@shop/wording/admin/promo-codes.ts';
import { maxLength, required, TextInput, useInput } from 'react-admin';

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

/** Without characters that are easily confused. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groupLength = 4;

/** A random code that is easy to read out: 'K7QM-2XWD'. */
function makeCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(2 * groupLength));
  const code = Array.from(random, (byte) => signs[byte % signs.length]).join('');
  return `${code.slice(0, groupLength)}-${code.slice(groupLength)}`;
}
