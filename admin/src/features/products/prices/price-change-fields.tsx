import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ApiRequest } from '@shop/contract/client.ts';
import { pricesWording as words } from '@shop/wording/admin/products.ts';

type PriceChange = NonNullable<ApiRequest<'POST /api/v1/admin/products/prices/preview/'>['body']>['change'];
export type PriceForm = {
  kind: PriceChange['kind'];
  /** As typed: percent or hryvnias. */
  amount: string;
  rounding: keyof typeof words.roundings;
};

/** The change in the format of the API. */
export function toPriceChange({ kind, amount }: PriceForm): PriceChange {
  const typed = amount.replace(/\s/g, '').replace(',', '.').replace('−', '-');
  if (kind === 'no_discount') return { kind };
  return kind === 'amount' ? { kind, amount: typed } : { kind, percent: Number(typed) };
}

const menuItems = <Names extends Record<string, string>>(names: Names) =>
  Object.entries(names).map(([value, name]) => (
    <MenuItem key={value} value={value}>
      {name}
    </MenuItem>
  ));

const amountWords = {
  percent: { label: words.percent, helperText: words.percentHint },
  amount: { label: words.amount, helperText: words.amountHint },
  discount: { label: words.discountPercent },
};

export function PriceChangeFields({ form, onChange }: { form: PriceForm; onChange: (form: PriceForm) => void }) {
  return (
    <>
      <TextField
        select
        label={words.kind}
        value={form.kind}
        onChange={({ target }) => onChange({ ...form, kind: target.value as PriceForm['kind'] })}
      >
        {menuItems(words.kinds)}
      </TextField>
      {form.kind !== 'no_discount' && (
        <>
          <TextField
            {...amountWords[form.kind]}
            required
            autoFocus
            value={form.amount}
            onChange={({ target }) => onChange({ ...form, amount: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <TextField
            select
            label={words.rounding}
            value={form.rounding}
            onChange={({ target }) => onChange({ ...form, rounding: target.value as PriceForm['rounding'] })}
          >
            {menuItems(words.roundings)}
          </TextField>
        </>
      )}
    </>
  );
}
