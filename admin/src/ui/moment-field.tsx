import Box from '@mui/material/Box';
import { shortDate, shortDateAndTime } from '@shop/wording/dates.ts';
import { useFieldValue } from 'react-admin';

type MomentFieldProps = { source: string; label?: string };

/** A time in Kyiv, '14.11.2026, 09:05'. */
export function MomentField({ source }: MomentFieldProps) {
  return <Moment value={useFieldValue({ source })} written={shortDateAndTime} />;
}

/** Only the day: '14.11.2026'. */
export function DayField({ source }: MomentFieldProps) {
  return <Moment value={useFieldValue({ source })} written={shortDate} />;
}

function Moment({ value, written }: { value: string | null | undefined; written: (moment: Date) => string }) {
  if (value === null || value === undefined) return null;
  return (
    <Box component="time" dateTime={value} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {written(new Date(value))}
    </Box>
  );
}
