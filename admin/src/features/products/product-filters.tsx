import { productsWording as words } from '@shop/wording/admin/products.ts';
import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { toChoices } from '../../ui/to-choices.ts';

const byName = { field: 'name', order: 'ASC' } as const;

export const productFilters = [
  <SelectInput key="state" source="state" choices={toChoices(words.states)} alwaysOn sx={{ minWidth: 160 }} />,
  <SelectInput key="stock" source="stock" choices={toChoices(words.stockLeft)} />,
  <SelectInput key="problem" source="problem" choices={toChoices(words.problems)} />,
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
