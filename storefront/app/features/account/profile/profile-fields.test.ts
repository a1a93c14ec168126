import { expect, test } from 'vitest';
import { checkProfile, profileChanges, toProfileFields } from './profile-fields.ts';

const user = {
  email: 'olena@example.com',
  first_name: 'Олена',
  last_name: 'Ковальчук',
  phone_number: '+380671234567',
  city: 'Львів',
  is_activated: true,
  pending_email: null,
};
const fields = toProfileFields(user);
const foreigner = { ...user, phone_number: '+48123456789' };

test('the phone number is shown without its prefix and sent with it', () => {
  expect(fields.phone_number).toBe('0671234567');
  expect(profileChanges(fields, user)).toEqual({
    first_name: 'Олена',
    last_name: 'Ковальчук',
    phone_number: '+380671234567',
    city: 'Львів',
  });
});

test.each(['', '067123456'])('a phone number of «%s» is not whole', (phone_number) => {
  expect(checkProfile({ ...fields, phone_number }, user)).toEqual({ phone_number: 'Невірний номер телефону' });
});

test('a number of another country stays until another one is typed', () => {
  const shown = toProfileFields(foreigner);
  expect(shown.phone_number).toBe('');
  expect(checkProfile(shown, foreigner)).toEqual({});
  expect(profileChanges(shown, foreigner)).not.toHaveProperty('phone_number');
  const typed = { ...shown, phone_number: '0501112233' };
  expect(profileChanges(typed, foreigner)).toMatchObject({ phone_number: '+380501112233' });
});

test('another e-mail address needs the password; another spelling of the same one does not', () => {
  const other = { ...fields, email: 'new@example.com' };
  expect(checkProfile(other, user)).toEqual({ current_password: 'Введіть поточний пароль' });
  expect(profileChanges({ ...other, current_password: 'Secret-1' }, user)).toMatchObject({
    email: 'new@example.com',
    current_password: 'Secret-1',
  });
  const same = { ...fields, email: ' Olena@Example.com ', current_password: 'Secret-1' };
  expect(checkProfile(same, user)).toEqual({});
  expect(profileChanges(same, user)).not.toHaveProperty('email');
  expect(profileChanges(same, user)).not.toHaveProperty('current_password');
});
