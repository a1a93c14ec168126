import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import type { VariantValues } from './empty-product.ts';
import { VariantPictures } from './variant-pictures.tsx';

/** Pictures per variant; several variants may share a picture. */
export function ProductPictures() {
  const variants = (useWatch({ name: 'variants' }) as VariantValues[] | undefined) ?? [];
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      {variants.map((variant, index) => (
        <VariantPictures key={variant.id ?? `new-${index}`} index={index} />
      ))}
    </Stack>
  );
}
