import { certificateOffersWording, contentWording as words } from '@shop/wording/admin/content.ts';
import { ArrayInput, BooleanInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { CreatePage, EditPage } from '../../ui/form-pages.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { PositionInput } from '../../ui/position-input.tsx';

function CertificateOfferFields() {
  return (
    <>
      <TextInput source="name" validate={required()} />
      <TextInput source="human" />
      <TextInput source="description" multiline minRows={3} />
      <PictureInput source="picture_id" preview="picture" />
      <TextInput source="picture_alt" helperText={words.altHint} />
      <ArrayInput source="values" helperText={certificateOffersWording.valueHint} validate={required()}>
        <SimpleFormIterator inline disableClear>
          <MoneyInput source="value" isRequired />
          <MoneyInput source="price" isRequired />
          <BooleanInput source="is_active" defaultValue={true} />
        </SimpleFormIterator>
      </ArrayInput>
      <PositionInput />
      <BooleanInput source="is_active" defaultValue={true} />
    </>
  );
}

export function CertificateOfferCreate() {
  return (
    <CreatePage>
      <CertificateOfferFields />
    </CreatePage>
  );
}

export function CertificateOfferEdit() {
  return (
    <EditPage canDelete redirect="list">
      <CertificateOfferFields />
    </EditPage>
  );
}
