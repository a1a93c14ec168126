import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { productsWording as words } from '@shop/wording/admin/products.ts';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { emptyVariant, type VariantValues } from '../empty-product.ts';
import { VariantCard } from './variant-card.tsx';

type Values = { variants: VariantValues[] };

/**
 * Variants in the order shown to customers. A saved variant cannot be deleted, only deactivated: orders refer to it.
 */
export function ProductVariants() {
  const { fields, append, move, remove } = useFieldArray<Values, 'variants', 'key'>({
    name: 'variants',
    keyName: 'key',
  });
  const { getValues } = useFormContext<Values>();
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      {fields.map(({ key, ...variant }, index) => (
        <VariantCard
          key={key}
          index={index}
          {...(index > 0 && { onUp: () => move(index, index - 1) })}
          {...(index < fields.length - 1 && { onDown: () => move(index, index + 1) })}
          {...(variant.id === undefined && fields.length > 1 && { onRemove: () => remove(index) })}
        />
      ))}
      <Button
        startIcon={<Add />}
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => append(emptyVariant(getValues('variants').at(-1)))}
      >
        {words.addVariant}
      </Button>
    </Stack>
  );
}
