import { required, TextInput } from 'react-admin';
import { CreatePage, EditPage } from '../../ui/form-pages.tsx';
import { PositionInput } from '../../ui/position-input.tsx';
import { SlugInput } from '../../ui/slug-input.tsx';

function ProductTypeFields() {
  return (
    <>
      <TextInput source="name" validate={required()} />
      <SlugInput under="/product-type/" />
      <PositionInput />
    </>
  );
}

export function ProductTypeCreate() {
  return (
    <CreatePage>
      <ProductTypeFields />
    </CreatePage>
  );
}

export function ProductTypeEdit() {
  return (
    <EditPage canDelete redirect="list">
      <ProductTypeFields />
    </EditPage>
  );
}
