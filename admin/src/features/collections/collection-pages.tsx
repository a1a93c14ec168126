import { collectionsWording, contentWording as words } from '@shop/wording/admin/content.ts';
import { BooleanInput, required, TextInput } from 'react-admin';
import { CreatePage, EditPage } from '../../ui/form-pages.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { PositionInput } from '../../ui/position-input.tsx';

function CollectionFields() {
  return (
    <>
      <TextInput source="name" validate={required()} />
      <TextInput source="title" />
      <TextInput source="text" multiline minRows={3} />
      <PictureInput source="banner_id" preview="banner" isRequired />
      <PictureInput source="mobile_banner_id" preview="mobile_banner" isRequired />
      <TextInput source="alt" validate={required()} helperText={words.altHint} />
      <PositionInput />
      <BooleanInput source="is_active" helperText={collectionsWording.activeHint} />
    </>
  );
}

export function CollectionCreate() {
  return (
    <CreatePage>
      <CollectionFields />
    </CreatePage>
  );
}

export function CollectionEdit() {
  return (
    <EditPage canDelete redirect="list">
      <CollectionFields />
    </EditPage>
  );
}
