import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ProductRow } from '@shop/contract/admin/products.ts';
import { blockEditorWording } from '@shop/wording/admin/block-editor.ts';
import { useEffect, useState } from 'react';
import { useGetList, useGetMany } from 'react-admin';
import { moneyText } from '../../ui/money-field.tsx';
import { ChosenRecords } from './chosen-records.tsx';
import type { FieldProps } from './field-props.ts';

const { products: words } = blockEditorWording;
const pauseMs = 250;

type ProductsByHandProps = Pick<FieldProps, 'referred' | 'onRefer'> & {
  most: number;
  ids: readonly number[];
  onChange: (ids: number[]) => void;
};

/** Products found by name or code, with what they cost and how many are left. */
export function ProductsByHand({ most, ids, onChange, referred, onRefer }: ProductsByHandProps) {
  const { data: known = [] } = useGetMany<ProductRow>('products', { ids: [...ids] }, { enabled: ids.length > 0 });
  const label = words.found(ids.length, most);

  function add(product: ProductRow) {
    onRefer({ products: { [product.id]: { name: product.name, picture: pictureOf(product) } } });
    onChange([...ids, product.id]);
  }

  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {ids.length > 0 ? label : words.none}
      </Typography>
      {ids.length > 0 && (
        <ChosenRecords
          label={label}
          ids={ids}
          describe={(id) => {
            const product = known.find((each) => each?.id === id);
            if (product) return { name: product.name, picture: pictureOf(product), note: noteOf(product) };
            return referred.products[id] ?? { name: words.unknown };
          }}
          onChange={onChange}
        />
      )}
      {ids.length < most && <FindProduct without={ids} onFound={add} />}
    </Box>
  );
}

const pictureOf = ({ picture }: ProductRow) => picture?.sizes[0]?.webp ?? picture?.image ?? null;
const noteOf = ({ lowest_price, stock }: ProductRow) =>
  [lowest_price && moneyText(lowest_price), words.pieces(stock)].filter(Boolean).join(' · ');

function FindProduct({ without, onFound }: { without: readonly number[]; onFound: (product: ProductRow) => void }) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data: found = [], isLoading } = useGetList<ProductRow>(
    'products',
    {
      filter: { q: asked, state: 'active' },
      pagination: { page: 1, perPage: 12 },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: asked !== '' },
  );
  return (
    <Autocomplete<ProductRow>
      key={without.length}
      options={asked === '' ? [] : found.filter(({ id }) => !without.includes(id))}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      value={null}
      onChange={(_event, product) => {
        if (product === null) return;
        setTyped('');
        onFound(product);
      }}
      loading={isLoading}
      loadingText={blockEditorWording.links.loading}
      noOptionsText={asked === '' ? words.type : words.nothing}
      // The server has already filtered.
      filterOptions={(products) => products}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      renderOption={({ key, ...option }, product) => (
        <Box component="li" key={key} {...option} sx={{ gap: 1 }}>
          <Box
            component="img"
            src={pictureOf(product) ?? undefined}
            alt=""
            sx={{ width: 36, height: 36, objectFit: 'contain', bgcolor: 'action.hover', borderRadius: 1 }}
          />
          <span>
            {product.name}
            <Typography component="small" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
              {noteOf(product)}
            </Typography>
          </span>
        </Box>
      )}
      renderInput={(input) => <TextField {...input} label={words.find} />}
    />
  );
}
