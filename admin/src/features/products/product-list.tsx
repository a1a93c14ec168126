import Typography from '@mui/material/Typography';
import type { ProductRow } from '@shop/contract/admin/products.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { productKindNames, productKinds } from '@shop/domain/product-kinds.ts';
import { productsWording as words } from '@shop/wording/admin/products.ts';
import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { useIsAllowed } from '../../rights.ts';
import { moneyText } from '../../ui/money-field.tsx';
import { type Column, RecordList } from '../../ui/record-list.tsx';
import { Thumbnail } from '../../ui/thumbnail-field.tsx';
import { toChoices } from '../../ui/to-choices.ts';
import { ChangePricesOfFilter } from './prices/change-prices-buttons.tsx';
import { ProductBulkActions } from './product-bulk-actions.tsx';
import { StateChip } from './state-chip.tsx';

export function ProductList() {
  const mayEdit = useIsAllowed(right('catalogue_change'));
  return (
    <RecordList<ProductRow>
      sort={{ field: 'name', order: 'ASC' }}
      search={words.search}
      filters={productFilters}
      empty={words.empty}
      columns={columns}
      {...(mayEdit && { actions: <ChangePricesOfFilter /> })}
      table={mayEdit ? { rowClick: 'edit', bulkActionButtons: <ProductBulkActions /> } : { rowClick: 'show' }}
    />
  );
}

const columns: readonly Column<ProductRow>[] = [
  {
    source: 'picture',
    disableSort: true,
    notOnPhones: true,
    render: ({ picture }) => <Thumbnail url={picture?.sizes[0]?.webp} />,
  },
  { source: 'name', render: (row) => <Name {...row} /> },
  { source: 'brand.name', label: words.fields.brand_id, disableSort: true, notOnPhones: true },
  { source: 'price', render: (row) => <Prices {...row} /> },
  {
    source: 'stock',
    align: 'right',
    render: ({ stock }) => (
      <Typography component="span" color={stock === 0 ? 'error' : 'textPrimary'}>
        {stock}
      </Typography>
    ),
  },
  { source: 'state', disableSort: true, notOnPhones: true, render: (row) => <StateChip {...row} /> },
  { source: 'updated_at', as: 'moment', notOnPhones: true },
];

function Name({ name, code, problems }: ProductRow) {
  return (
    <>
      {name}
      <Typography variant="caption" color="text.secondary" component="div">
        {code}
      </Typography>
      <Problems problems={problems} />
    </>
  );
}

const mostProblems = 3;

/** Which variants are missing from the feeds, and why. */
function Problems({ problems }: Pick<ProductRow, 'problems'>) {
  const shown = problems.slice(0, mostProblems).map(words.problemOf);
  if (problems.length > mostProblems) shown.push(words.moreProblems(problems.length - mostProblems));
  return shown.map((problem) => (
    <Typography key={problem} variant="caption" color="warning" component="div">
      {problem}
    </Typography>
  ));
}

function Prices({ lowest_price, highest_price, is_discounted }: ProductRow) {
  if (lowest_price === null || highest_price === null) return null;
  const range =
    lowest_price === highest_price
      ? moneyText(lowest_price)
      : `${moneyText(lowest_price)} – ${moneyText(highest_price)}`;
  return (
    <>
      {range}
      {is_discounted && (
        <Typography variant="caption" color="secondary" component="div">
          {words.discounted}
        </Typography>
      )}
    </>
  );
}

const byName = { field: 'name', order: 'ASC' } as const;

const productFilters = [
  <SelectInput key="state" source="state" choices={toChoices(words.states)} alwaysOn sx={{ minWidth: 160 }} />,
  <SelectInput key="stock" source="stock" choices={toChoices(words.stockLeft)} />,
  <SelectInput key="problem" source="problem" choices={toChoices(words.problems)} />,
  <ReferenceInput key="brand" source="brand_id" reference="brands" sort={byName} perPage={100}>
    <AutocompleteInput label={words.fields.brand_id} sx={{ minWidth: 200 }} />
  </ReferenceInput>,
  ...productKindNames.map((kind) => (
    <ReferenceInput key={kind} source={`${kind}_id`} reference={productKinds[kind].path} sort={byName} perPage={100}>
      <AutocompleteInput label={words.fields[`${kind}_id`]} sx={{ minWidth: 200 }} />
    </ReferenceInput>
  )),
];
