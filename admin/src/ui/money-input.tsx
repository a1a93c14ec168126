import InputAdornment from '@mui/material/InputAdornment';
import { fromDecimal } from '@shop/domain/money.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { required, TextInput, type TextInputProps } from 'react-admin';

type MoneyInputProps = Omit<TextInputProps, 'validate' | 'parse' | 'format'> & { isRequired?: boolean };

const toDecimalPoint = (typed: string): string | null => typed.replace(/[\s\u00a0]/g, '').replace(',', '.') || null;
const toComma = (decimal: string | null | undefined): string => (decimal ?? '').replace('.', ',');
const isMoney = (decimal: string | null | undefined) =>
  decimal && fromDecimal(decimal) === undefined ? adminWording.notMoney : undefined;

/** An amount typed as '1 250,50'; the record has it as '1250.50'. */
export function MoneyInput({ isRequired = false, ...input }: MoneyInputProps) {
  return (
    <TextInput
      {...input}
      parse={toDecimalPoint}
      format={toComma}
      validate={isRequired ? [required(), isMoney] : isMoney}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: <InputAdornment position="end">₴</InputAdornment> },
      }}
    />
  );
}
