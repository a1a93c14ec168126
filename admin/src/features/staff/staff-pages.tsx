import { staffWording as words } from '@shop/wording/admin/staff.ts';
import { BooleanInput, email, minLength, PasswordInput, required, TextInput } from 'react-admin';
import { CreatePage, EditPage } from '../../ui/form-pages.tsx';
import { RoleInput } from './role-input.tsx';
import { StaffAccess } from './staff-access.tsx';

export function StaffCreate() {
  return (
    <CreatePage defaultValues={{ role: 'manager' }}>
      <TextInput source="name" validate={required()} />
      <TextInput source="email" type="email" validate={[required(), email()]} />
      <RoleInput />
      <PasswordInput
        source="password"
        autoComplete="new-password"
        helperText={words.passwordHint}
        validate={[required(), minLength(12)]}
      />
    </CreatePage>
  );
}

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
