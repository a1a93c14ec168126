import { productsWording as words } from '@shop/wording/admin/products.ts';
import { TextInput } from 'react-admin';
import { RichTextInput } from '../../ui/rich-text-input.tsx';

const asTyped = (typed: string) => typed;

export function ProductTexts() {
  return (
    <>
      <TextInput source="description" multiline minRows={2} parse={asTyped} />
      <RichTextInput source="description_html" />
      <RichTextInput source="key_ingredients_html" />
      <RichTextInput source="prescription_html" />
      <RichTextInput source="application_html" />
      <TextInput source="composition" multiline minRows={3} parse={asTyped} helperText={words.compositionHint} />
    </>
  );
}
