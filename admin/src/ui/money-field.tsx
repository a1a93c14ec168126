import Box from '@mui/material/Box';
import { fromDecimal, kopiykas } from '@shop/domain/money.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { useFieldValue } from 'react-admin';

/** Formats '1250.00' of the API as '1 250,00 ₴'. */
export const moneyText = (decimal: string): string => exactHryvnias(fromDecimal(decimal) ?? kopiykas(0));

/** An amount of the record, always with kopiykas. */
export function MoneyField({ source }: { source: string; label?: string }) {
  const value: string | null | undefined = useFieldValue({ source });
  if (value === null || value === undefined) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {moneyText(value)}
    </Box>
  );
}
