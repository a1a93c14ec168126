import { contentWording as words } from '@shop/wording/admin/content.ts';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { PictureInput } from '../../ui/picture-input.tsx';

const tones = Object.entries(words.tones).map(([id, name]) => ({ id, name }));

/** A banner of the home page, or of a brand. */
export function BannerFields() {
  return (
    <>
      <PictureInput source="picture_id" preview="picture" isRequired />
      <PictureInput source="mobile_picture_id" preview="mobile_picture" isRequired />
      <TextInput source="alt" validate={required()} helperText={words.altHint} />
      <TextInput source="title" />
      <TextInput source="text" multiline />
      <TextInput source="link" helperText={words.linkHint} />
      <SelectInput source="tone" choices={tones} defaultValue="light" validate={required()} />
      <BooleanInput source="is_active" defaultValue={true} />
    </>
  );
}
