import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { AdminProduct } from '@shop/contract/admin/products.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { isGtin } from '@shop/domain/barcodes.ts';
import { productsWording as words } from '@shop/wording/admin/products.ts';
import type { ReactElement } from 'react';
import { BooleanInput, minValue, NumberInput, required, TextInput, useRecordContext } from 'react-admin';
import { useIsAllowed } from '../../../rights.ts';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { VariantValues } from '../empty-product.ts';
import { StockButtons } from '../stock/stock-buttons.tsx';
import { useVariant } from './use-variant.ts';

const labels = words.variantFields;
const asTyped = (typed: string) => typed;
const measure = [required(), minValue(1)];
const columns = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${count}, 1fr)` },
  columnGap: 2,
  alignItems: 'start',
});

type VariantCardProps = { index: number; onUp?: () => void; onDown?: () => void; onRemove?: () => void };

export function VariantCard({ index, onUp, onDown, onRemove }: VariantCardProps) {
  const { variant, name, setStock } = useVariant(index);
  const of = (field: keyof VariantValues) => `variants.${index}.${field}`;
  return (
    <Panel
      title={name}
      actions={
        <Box>
          <Tool label={words.moveUp} icon={<ArrowUpward />} onUse={onUp} />
          <Tool label={words.moveDown} icon={<ArrowDownward />} onUse={onDown} />
          {onRemove && <Tool label={words.removeVariant} icon={<Delete />} onUse={onRemove} />}
        </Box>
      }
    >
      <Box sx={columns(3)}>
        <TextInput source={of('value')} label={labels.value} validate={required()} />
        <TextInput source={of('title')} label={labels.title} parse={asTyped} />
        <TextInput source={of('code')} label={labels.code} validate={required()} />
        <MoneyInput source={of('price')} label={labels.price} isRequired />
        <MoneyInput source={of('discount_price')} label={labels.discount_price} />
        <BarcodeInput source={of('barcode')} variant={variant} />
      </Box>
      {variant?.id === undefined ? (
        <FirstStock source={of('initial_stock')} />
      ) : (
        <StockButtons variantId={variant.id} stock={variant.stock ?? 0} name={name} onChanged={setStock} />
      )}
      <Typography variant="h3" component="h3" sx={{ mt: 2 }}>
        {words.packing}
      </Typography>
      <Box sx={columns(4)}>
        <NumberInput source={of('weight_grams')} label={labels.weight_grams} validate={measure} />
        <NumberInput source={of('length_millimetres')} label={labels.length_millimetres} validate={measure} />
        <NumberInput source={of('width_millimetres')} label={labels.width_millimetres} validate={measure} />
        <NumberInput source={of('height_millimetres')} label={labels.height_millimetres} validate={measure} />
      </Box>
      <BooleanInput source={of('is_active')} label={labels.is_active} />
    </Panel>
  );
}

/** A stored invalid barcode does not block saving, but is pointed out. */
function BarcodeInput({ source, variant }: { source: string; variant: VariantValues | undefined }) {
  const product = useRecordContext<AdminProduct>();
  const kept = product?.variants?.find(({ id }) => id === variant?.id)?.barcode;
  const isWrong = kept !== undefined && kept !== '' && kept === variant?.barcode && !isGtin(kept);
  return <TextInput source={source} label={labels.barcode} parse={asTyped} helperText={isWrong && words.keptBarcode} />;
}

/** Roles without the right to set stock add the variant with none; a manager sets it later. */
function FirstStock({ source }: { source: string }) {
  const isOwner = useIsAllowed(right('limits'));
  if (!isOwner) return null;
  return <NumberInput source={source} label={labels.initial_stock} min={0} step={1} sx={{ maxWidth: 240 }} />;
}

function Tool({ label, icon, onUse }: { label: string; icon: ReactElement; onUse: (() => void) | undefined }) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={onUse === undefined} onClick={onUse}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}
