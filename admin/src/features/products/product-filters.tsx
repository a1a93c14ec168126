import { productsWording as words } from '@shop/wording/admin/products.ts';
import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';

const choicesOf = (names: Record<string, string>) => Object.entries(names).map(([id, name]) => ({ id, name }));
const byName = { field: 'name', order: 'ASC' } as const;

export const productFilters = [
  <SelectInput key="state" source="state" choices={choicesOf(words.states)} alwaysOn sx={{ minWidth: 160 }} />,
  <SelectInput key="stock" source="stock" choices={choicesOf(words.stockLeft)} />,
  <SelectInput key="problem" source="problem" choices={choicesOf(words.problems)} />,
  <ReferenceInput key="brand" source="brand_id" reference="brands" sort={byName} perPage={100}>
    <AutocompleteInput label={words.fields.brand_id} sx={{ minWidth: 200 }} />
  </ReferenceInput>,
  <ReferenceInput key="type" source="product_type_id" reference="product-types" sort={byName} perPage={100}>
    <AutocompleteInput label={words.fields.product_type_id} sx={{ minWidth: 200 }} />
  </ReferenceInput>,
  <ReferenceInput key="skin" source="skin_type_id" reference="skin-types" sort={byName} perPage={100}>
    <AutocompleteInput label={words.fields.skin_type_id} sx={{ minWidth: 200 }} />
  </ReferenceInput>,
];
