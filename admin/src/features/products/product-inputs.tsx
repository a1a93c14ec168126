import { factsOf, type ProductField } from '@shop/domain/product-fields.ts';
import { type ProductKind, productKinds } from '@shop/domain/product-kinds.ts';
import { productsWording as words } from '@shop/wording/admin/products.ts';
import { productFieldHints } from '@shop/wording/product-fields.ts';
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
import { RichTextInput } from '../../ui/rich-text-input.tsx';
import { SlugInput } from '../../ui/slug-input.tsx';

const byName = { field: 'name', order: 'ASC' } as const;
const asTyped = (typed: string) => typed;

/** The input of a product's field, as its description says. */
export function ProductInput({ name }: { name: ProductField }) {
  const { as, shortest, longest = 0, from = 0 } = factsOf(name);
  const helperText = productFieldHints[name];
  const common = { source: name, ...(helperText && { helperText }) };
  switch (as) {
    case 'slug':
      return <SlugInput under="/product/" />;
    case 'line':
      return shortest === 1 ? (
        <TextInput {...common} validate={required()} />
      ) : (
        <TextInput {...common} parse={asTyped} />
      );
    case 'lines':
      return <TextInput {...common} multiline minRows={longest > 2_000 ? 3 : 2} parse={asTyped} />;
    case 'html':
      return <RichTextInput source={name} />;
    case 'flag':
      return <BooleanInput {...common} />;
    case 'number':
      return <NumberInput {...common} min={from} step={1} />;
    case 'brand':
      return (
        <ReferenceInput source={name} reference="brands" sort={byName} perPage={100}>
          <AutocompleteInput validate={required()} label={words.fields[name]} />
        </ReferenceInput>
      );
  }
}

/** The names of a kind that a product has, such as its skin types. */
export function KindInput({ kind }: { kind: ProductKind }) {
  return (
    <ReferenceArrayInput source={`${kind}_ids`} reference={productKinds[kind].path} sort={byName} perPage={100}>
      <AutocompleteArrayInput label={words.fields[`${kind}_ids`]} />
    </ReferenceArrayInput>
  );
}
