import Box from '@mui/material/Box';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { useFieldValue } from 'react-admin';

/** A moment of a record as it is in Kyiv, '14.11.2026, 09:05'. */
export function MomentField({ source }: { source: string; label?: string }) {
  const value: string | null | undefined = useFieldValue({ source });
  if (value === null || value === undefined) return null;
  return (
    <Box component="time" dateTime={value} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {shortDateAndTime(new Date(value))}
    </Box>
  );
}
