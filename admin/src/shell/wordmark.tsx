import Box from '@mui/material/Box';
import { useShop } from './use-shop-name.ts';

const serif = '"Rosa Display", "Source Serif 4", Georgia, serif';

/** The logo, or the name of the shop with its drop. */
export function Wordmark({ size = 26 }: { size?: number }) {
  const shop = useShop();
  const logo = shop?.look.logo;
  if (logo)
    return (
      <Box
        component="img"
        src={logo.image}
        alt={shop.name}
        width={logo.width}
        height={logo.height}
        sx={{ width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: size * 1.4, display: 'block' }}
      />
    );
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'baseline',
        maxWidth: '100%',
        whiteSpace: 'nowrap',
        fontFamily: serif,
        fontWeight: 300,
        fontSize: size,
        lineHeight: 1,
      }}
    >
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.2 }}>
        {shop?.name}
      </Box>
      {shop?.look.has_drop && (
        <Box
          component="svg"
          viewBox="0 0 36 48"
          aria-hidden="true"
          sx={{ width: '0.3em', flexShrink: 0, ml: '0.08em', fill: 'currentColor' }}
        >
          <path d="M18 2C18 2 3 19.5 3 30.5a15 15 0 0 0 30 0C33 19.5 18 2 18 2Z" />
        </Box>
      )}
    </Box>
  );
}
