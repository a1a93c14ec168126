import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { ProductChoice } from '@shop/contract/blocks.ts';
import { productRules } from '@shop/domain/block-kinds.ts';
import { productKinds } from '@shop/domain/product-kinds.ts';
import { blockEditorWording } from '@shop/wording/admin/block-editor.ts';
import { productRuleWording } from '@shop/wording/admin/blocks.ts';
import { useGetList } from 'react-admin';
import { byName } from './brands-field.tsx';
import { type FieldProps, labelOf } from './field-props.ts';
import { isOfRecord } from './find-problems.ts';
import { ProductsByHand } from './products-by-hand.tsx';

const { products: words } = blockEditorWording;

/** Products by a rule, by a record such as a brand, or by hand. */
export function ProductsField(given: FieldProps<'products', ProductChoice>) {
  const { field, value, onChange, problems, path, referred, onRefer } = given;
  const change = (part: Partial<ProductChoice>) => onChange({ ...value, ...part });
  return (
    <Box>
      <TextField
        select
        label={labelOf(given)}
        value={value.rule}
        onChange={({ target }) => change({ rule: target.value as ProductChoice['rule'], id: null })}
      >
        {productRules.map((rule) => (
          <MenuItem key={rule} value={rule}>
            {productRuleWording[rule]}
          </MenuItem>
        ))}
      </TextField>
      {isOfRecord(value.rule) && (
        <RecordSelect
          key={value.rule}
          reference={value.rule === 'brand' ? 'brands' : productKinds[value.rule as keyof typeof productKinds].path}
          value={value.id}
          onChange={(id) => change({ id })}
          problem={problems[`${path}.id`]}
        />
      )}
      {value.rule === 'by_hand' ? (
        <ProductsByHand
          most={field.most}
          ids={value.ids}
          onChange={(ids) => change({ ids })}
          referred={referred}
          onRefer={onRefer}
        />
      ) : (
        <TextField
          type="number"
          label={words.count}
          value={value.count}
          onChange={({ target }) =>
            change({ count: Math.min(field.most, Math.max(1, Math.trunc(Number(target.value)) || 1)) })
          }
          slotProps={{ htmlInput: { min: 1, max: field.most, step: 1 } }}
          sx={{ maxWidth: 180 }}
        />
      )}
      <FormControlLabel
        control={
          <Switch checked={value.hides_sold_out} onChange={(_event, hides) => change({ hides_sold_out: hides })} />
        }
        label={words.hidesSoldOut}
        labelPlacement="start"
        sx={{ justifyContent: 'space-between', ml: 0, mt: 1, width: 1 }}
      />
    </Box>
  );
}

type RecordSelectProps = {
  reference: string;
  value: number | null;
  onChange: (id: number) => void;
  problem: string | undefined;
};

function RecordSelect({ reference, value, onChange, problem }: RecordSelectProps) {
  const { data } = useGetList<{ id: number; name: string }>(reference, byName);
  return (
    <TextField
      select
      required
      label={words.record}
      // Until the names have come, a chosen record has no option.
      value={data?.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(Number(target.value))}
      error={problem !== undefined}
      helperText={problem}
    >
      {(data ?? []).map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
