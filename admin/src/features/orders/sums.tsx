import Box from '@mui/material/Box';

type Row = { label: string; value: string; isTotal?: boolean };

/** A column of amounts. */
export function Sums({ rows }: { rows: readonly Row[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: 0.5,
        m: 0,
        mt: 2,
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {rows.map(({ label, value, isTotal }) => (
        <Box key={label} sx={{ display: 'contents', fontWeight: isTotal ? 600 : 400 }}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
