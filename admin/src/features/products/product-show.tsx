import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { AdminProduct, AdminVariant } from '@shop/contract/admin/products.ts';
import { variantName } from '@shop/wording/admin/products.ts';
import { useRecordContext, useRefresh } from 'react-admin';
import { moneyText } from '../../ui/money-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Thumbnail } from '../../ui/thumbnail-field.tsx';
import { WholeShow } from '../../ui/whole-record.tsx';
import { ProductActions } from './product-actions.tsx';
import { StockButtons } from './stock/stock-buttons.tsx';

/** Read-only view for sellers: prices and stock. */
export function ProductShow() {
  return (
    <WholeShow actions={<ProductActions />} component="div">
      <Variants />
    </WholeShow>
  );
}

function Variants() {
  const product = useRecordContext<AdminProduct>();
  return (
    <Stack sx={{ gap: 2 }}>
      {product?.variants.map((variant) => (
        <VariantPanel key={variant.id} variant={variant} unit={product.unit} />
      ))}
    </Stack>
  );
}

function VariantPanel({ variant, unit }: { variant: AdminVariant; unit: string }) {
  const refresh = useRefresh();
  const name = variantName({ ...variant, unit });
  return (
    <Panel title={name}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Thumbnail url={variant.pictures[0]?.picture.sizes[0]?.webp} />
        <Box>
          {variant.code} · {moneyText(variant.discount_price ?? variant.price)}
        </Box>
      </Stack>
      <StockButtons variantId={variant.id} stock={variant.stock} name={name} onChanged={() => refresh()} />
    </Panel>
  );
}
