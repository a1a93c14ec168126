import { contentWording as words } from '@shop/wording/admin/content.ts';
import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { CreatePage, EditPage } from '../../ui/form-pages.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { PositionInput } from '../../ui/position-input.tsx';
import { SlugInput } from '../../ui/slug-input.tsx';
import { BannerFields } from '../banners/banner-fields.tsx';

function BrandFields() {
  return (
    <>
      <TextInput source="name" validate={required()} />
      <SlugInput under="/collection/" />
      <TextInput source="character" />
      <PictureInput source="home_banner_id" preview="home_banner" />
      <TextInput source="home_banner_alt" helperText={words.altHint} />
      <PositionInput />
      <ArrayInput source="banners">
        <SimpleFormIterator fullWidth disableClear>
          <BannerFields />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

export function BrandCreate() {
  return (
    <CreatePage>
      <BrandFields />
    </CreatePage>
  );
}

export function BrandEdit() {
  return (
    <EditPage canDelete redirect="list">
      <BrandFields />
    </EditPage>
  );
}
