import { customerWording } from '@shop/wording/customers.ts';
import { passwordWording } from '@shop/wording/passwords.ts';
import { useId } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import type { Wrong } from '../../ui/use-touched.ts';
import { PasswordRules } from './password-rules.tsx';

const button = { show: passwordWording.show, hide: passwordWording.hide };

type Field = { name: string; label: string; error: string | undefined };

/** A new password, its repetition and the password rules. */
export function NewPasswordFields({
  password,
  repeated,
  typed,
}: {
  password: Field;
  repeated: Field;
  /** The password as typed. */
  typed: string;
}) {
  const rules = useId();
  return (
    <>
      <PasswordField {...password} {...button} describedBy={rules} autoComplete="new-password" required />
      <PasswordField {...repeated} {...button} autoComplete="new-password" required />
      <PasswordRules id={rules} password={typed} isTold={password.error !== undefined} />
    </>
  );
}

/** The same for replacing an existing password. */
export function ReplacingPasswordFields({
  errors,
  typed,
}: {
  errors: Wrong<'new_password' | 're_new_password'>;
  typed: string;
}) {
  const { newPassword, repeatPassword } = customerWording;
  return (
    <NewPasswordFields
      password={{ name: 'new_password', label: newPassword, error: errors.new_password }}
      repeated={{ name: 're_new_password', label: repeatPassword, error: errors.re_new_password }}
      typed={typed}
    />
  );
}

/** The current password. */
export function KnownPasswordField(field: Field) {
  return <PasswordField {...field} {...button} autoComplete="current-password" required />;
}
