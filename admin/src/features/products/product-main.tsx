import Box from '@mui/material/Box';
import { productsWording as words } from '@shop/wording/admin/products.ts';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  TextInput,
} from 'react-admin';
import { SlugInput } from '../../ui/slug-input.tsx';

const byName = { field: 'name', order: 'ASC' } as const;
const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  columnGap: 2,
  width: '100%',
  alignItems: 'start',
};

export function ProductMain() {
  return (
    <Box sx={twoColumns}>
      <TextInput source="name" validate={required()} />
      <SlugInput under="/product/" />
      <TextInput source="human" parse={(typed: string) => typed} />
      <TextInput source="code" validate={required()} />
      <ReferenceInput source="brand_id" reference="brands" sort={byName} perPage={100}>
        <AutocompleteInput validate={required()} label={words.fields.brand_id} />
      </ReferenceInput>
      <TextInput source="unit" validate={required()} helperText={words.unitHint} />
      <ReferenceArrayInput source="product_type_ids" reference="product-types" sort={byName} perPage={100}>
        <AutocompleteArrayInput label={words.fields.product_type_ids} />
      </ReferenceArrayInput>
      <ReferenceArrayInput source="skin_type_ids" reference="skin-types" sort={byName} perPage={100}>
        <AutocompleteArrayInput label={words.fields.skin_type_ids} />
      </ReferenceArrayInput>
      <NumberInput source="best_position" min={1} step={1} helperText={words.bestHint} />
      <NumberInput source="position" min={0} step={1} helperText={words.positionHint} />
      <BooleanInput source="is_active" />
      <BooleanInput source="is_collection_product" />
    </Box>
  );
}
