import Alert from '@mui/material/Alert';
import { roleWording as words } from '@shop/wording/admin/roles.ts';
import { required, TextInput } from 'react-admin';
import { CreatePage, EditPage } from '../../ui/form-pages.tsx';
import { RightsInput } from './rights-input.tsx';

export function RoleCreate() {
  return (
    <CreatePage>
      <RoleFields />
    </CreatePage>
  );
}

export function RoleEdit() {
  return (
    <EditPage canDelete redirect="list">
      <Alert severity="info" sx={{ mb: 2 }}>
        {words.atOnce}
      </Alert>
      <RoleFields />
    </EditPage>
  );
}

function RoleFields() {
  return (
    <>
      <TextInput source="name" validate={required()} slotProps={{ htmlInput: { maxLength: 60 } }} />
      <RightsInput />
    </>
  );
}
