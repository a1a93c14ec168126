import { contentWording as words } from '@shop/wording/admin/content.ts';
import { required, TextInput } from 'react-admin';
import { CreatePage, EditPage } from '../../ui/form-pages.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { PositionInput } from '../../ui/position-input.tsx';
import { SlugInput } from '../../ui/slug-input.tsx';

function SkinTypeFields() {
  return (
    <>
      <TextInput source="name" validate={required()} />
      <SlugInput under="/skin-type/" />
      <TextInput source="description" multiline minRows={3} />
      <PictureInput source="banner_id" preview="banner" />
      <TextInput source="banner_alt" helperText={words.altHint} />
      <PositionInput />
    </>
  );
}

export function SkinTypeCreate() {
  return (
    <CreatePage>
      <SkinTypeFields />
    </CreatePage>
  );
}

export function SkinTypeEdit() {
  return (
    <EditPage canDelete redirect="list">
      <SkinTypeFields />
    </EditPage>
  );
}
