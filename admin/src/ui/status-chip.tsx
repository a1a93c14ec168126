import Chip from '@mui/material/Chip';

export type Tone = 'success' | 'error' | 'warning' | 'info';

/** A state as a coloured chip. */
export function StatusChip({ tone, label }: { tone: Tone; label: string }) {
  return (
    <Chip
      label={label}
      sx={{ color: (theme) => theme.palette[tone].main, backgroundColor: (theme) => theme.palette[tone].light }}
    />
  );
}
