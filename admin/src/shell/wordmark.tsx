import Box from '@mui/material/Box';
import { useShopName } from './use-shop-name.ts';

const serif = '"Rosa Display", "Source Serif 4", Georgia, serif';

export function Wordmark({ size = 26 }: { size?: number }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'baseline',
        fontFamily: serif,
        fontWeight: 300,
        fontSize: size,
        lineHeight: 1,
      }}
    >
      {useShopName()}
      <Box
        component="svg"
        viewBox="0 0 36 48"
        aria-hidden="true"
        sx={{ width: '0.3em', ml: '0.08em', fill: 'currentColor' }}
      >
        <path d="M18 2C18 2 3 19.5 3 30.5a15 15 0 0 0 30 0C33 19.5 18 2 18 2Z" />
      </Box>
    </Box>
  );
}
