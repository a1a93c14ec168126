import { staffWording as words } from '@shop/wording/admin/staff.ts';
import { email, minLength, PasswordInput, required, TextInput } from 'react-admin';
import { CreatePage } from '../../ui/form-pages.tsx';
import { RoleInput } from './role-input.tsx';

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
