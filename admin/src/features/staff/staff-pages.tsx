import Typography from '@mui/material/Typography';
import { staffWording as words } from '@shop/wording/admin/staff.ts';
import { BooleanInput, email, minLength, PasswordInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CreatePage, EditPage } from '../../ui/form-pages.tsx';
import { RoleInput } from './role-input.tsx';
import { StaffAccess } from './staff-access.tsx';

/** Without a password the API invites. */
const withoutPassword = ({ sets_password, password, ...member }: Record<string, unknown>) =>
  sets_password ? { ...member, password } : member;

export function StaffCreate() {
  return (
    <CreatePage defaultValues={{ role: 'manager', sets_password: false }} transform={withoutPassword}>
      <TextInput source="name" validate={required()} />
      <TextInput source="email" type="email" validate={[required(), email()]} />
      <RoleInput />
      <BooleanInput source="sets_password" label={words.setsPassword} helperText={false} />
      <FirstPassword />
    </CreatePage>
  );
}

function FirstPassword() {
  const isSet: unknown = useWatch({ name: 'sets_password' });
  if (!isSet) return <Typography color="text.secondary">{words.inviteHint}</Typography>;
  return (
    <PasswordInput
      source="password"
      autoComplete="new-password"
      helperText={words.passwordHint}
      validate={[required(), minLength(12)]}
    />
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
