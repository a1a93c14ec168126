import { BooleanInput, required, TextInput } from 'react-admin';
import { EditPage } from '../../ui/form-pages.tsx';
import { RoleInput } from './role-input.tsx';
import { StaffAccess } from './staff-access.tsx';

export function StaffEdit() {
  return (
    <EditPage aside={<StaffAccess />} redirect="list">
      <TextInput source="name" validate={required()} />
      <TextInput source="email" readOnly />
      <RoleInput />
      <BooleanInput source="is_active" />
    </EditPage>
  );
}
