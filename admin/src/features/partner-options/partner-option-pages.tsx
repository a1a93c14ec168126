import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { CreatePage, EditPage } from '../../ui/form-pages.tsx';
import { PositionInput } from '../../ui/position-input.tsx';
import { kindChoices } from './kind-choices.ts';

function PartnerOptionFields() {
  return (
    <>
      <SelectInput source="kind" choices={kindChoices} validate={required()} />
      <TextInput source="name" validate={required()} />
      <PositionInput />
      <BooleanInput source="is_active" defaultValue={true} />
    </>
  );
}

export function PartnerOptionCreate() {
  return (
    <CreatePage>
      <PartnerOptionFields />
    </CreatePage>
  );
}

export function PartnerOptionEdit() {
  return (
    <EditPage canDelete redirect="list">
      <PartnerOptionFields />
    </EditPage>
  );
}
