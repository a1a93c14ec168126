import { profileWording } from '@shop/wording/account-profile.ts';
import { passwordWording } from '@shop/wording/passwords.ts';
import { PasswordField } from '../../../ui/password-field.tsx';

export function CurrentPasswordField(props: { error?: string | undefined; onChange: (password: string) => void }) {
  return (
    <PasswordField
      name="current_password"
      label={profileWording.currentPassword}
      show={passwordWording.show}
      hide={passwordWording.hide}
      autoComplete="current-password"
      error={props.error}
      onChange={({ target }) => props.onChange(target.value)}
    />
  );
}
