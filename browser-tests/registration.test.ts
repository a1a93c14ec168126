import type { Page } from '@playwright/test';
import { alert, callsTo, field, goodPassword, newEmail, press, registerAndForget } from './at-the-door.ts';
import { clickTwice } from './click-twice.ts';
import { mailedLink, mailedLinks } from './mailbox.ts';
import { expect, test } from './quiet-page.ts';
import { signOut } from './signed-up.ts';

const address = '/api/v1/users/';
const consent = (page: Page) => page.getByRole('checkbox', { name: /^Погоджуюся на обробку персональних даних/ });

async function fillWell(page: Page, email = newEmail()): Promise<string> {
  await field(page, 'Ім’я').fill('Олена');
  await field(page, 'Прізвище').fill('Ковальчук-Дорош');
  await field(page, 'Email').fill(email);
  await field(page, 'Телефон').fill('+38 (067) 123-45-67');
  await field(page, 'Пароль').fill(goodPassword);
  await field(page, 'Повторіть пароль').fill(goodPassword);
  await consent(page).check();
  return email;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/register');
});

test('a new customer is signed in, and a letter with a link is on its way', async ({ page }) => {
  const sent = callsTo(page, address);
  const email = await fillWell(page);
  await press(page, 'Зареєструватися');
  await expect(page).toHaveURL('/registration-success');
  await expect(page.getByText(email)).toBeVisible();
  expect(sent).toEqual([
    {
      first_name: 'Олена',
      last_name: 'Ковальчук-Дорош',
      email,
      phone_number: '+380671234567',
      password: goodPassword,
      re_password: goodPassword,
      consent: true,
    },
  ]);
  const user = await (await page.request.get('/api/v1/users/me/')).json();
  expect(user).toMatchObject({ email, phone_number: '+380671234567', is_activated: false });
  await mailedLink(email, 'user/activate');
});

test('the way back after signing out does not show the address', async ({ page, complaints }) => {
  const email = await fillWell(page);
  await press(page, 'Зареєструватися');
  await page.getByRole('main').getByRole('link', { name: 'До облікового запису' }).click();
  await signOut(page, complaints);
  await page.goBack();
  await expect(page).toHaveURL('/registration-success');
  await expect(page.getByText('Ми надіслали вам лист.')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test('everything that is wrong is told under its field, the first one has the focus, and nothing is sent', async ({
  page,
}) => {
  const sent = callsTo(page, address);
  await field(page, 'Ім’я').fill('О');
  await field(page, 'Прізвище').fill('Kovalchuk1');
  await field(page, 'Email').fill('olena.k@');
  await field(page, 'Телефон').fill('+38067');
  await field(page, 'Пароль').fill('rosa');
  await field(page, 'Повторіть пароль').fill('rosaa');
  await press(page, 'Зареєструватися');
  for (const [name, words] of [
    ['Ім’я', "Введіть коректне ім'я (мінімум 2 символи, без спеціальних символів)"],
    ['Прізвище', 'Введіть коректне прізвище (мінімум 2 символи, без спеціальних символів)'],
    ['Email', 'Введіть коректний email'],
    ['Телефон', /Невірний формат телефону$/],
    ['Пароль', /Пароль занадто короткий\. Мінімум 8 символів\.$/],
    ['Повторіть пароль', 'Паролі не збігаються'],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(words);
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(consent(page)).toHaveAccessibleDescription(/погодьтеся на.обробку персональних даних/);
  await expect(field(page, 'Ім’я')).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue('olena.k@');
  expect(sent).toEqual([]);
});

test('a field is checked when it is left, and what is made good is told no more', async ({ page }) => {
  const name = field(page, 'Ім’я');
  await name.fill('О');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await name.press('Tab');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Прізвище')).not.toHaveAttribute('aria-invalid');
  await name.fill('Олена');
  await expect(name).not.toHaveAttribute('aria-invalid');
});

test('the rules of a password are ticked off while it is typed, and the one that is told is marked', async ({
  page,
}) => {
  const rules = page.getByRole('list', { name: 'Вимоги до пароля' });
  const classes = () => rules.getByRole('listitem').evaluateAll((items) => items.map(({ className }) => className));
  expect(await classes()).toEqual(['', '', '', '', '']);
  await field(page, 'Пароль').fill('rosa');
  expect(await classes()).toEqual(['', '', 'ok', '', '']);
  await field(page, 'Пароль').press('Tab');
  await expect(rules.getByText('мінімум 8 символів')).toHaveClass('no');
  await field(page, 'Пароль').fill('Rosa2026');
  expect(await classes()).toEqual(['ok', 'ok', 'ok', 'ok', 'no']);
  await expect(field(page, 'Пароль')).toHaveAccessibleDescription(
    /Додайте до пароля хоча б один спеціальний символ: !@#\$%\^&\*\(\),\.\?":\{\}\|<>$/,
  );
  await field(page, 'Пароль').fill(goodPassword);
  expect(await classes()).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
});

test('a password can be looked at', async ({ page }) => {
  await field(page, 'Пароль').fill(goodPassword);
  await expect(field(page, 'Пароль')).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Показати пароль' }).first().click();
  await expect(field(page, 'Пароль')).toHaveAttribute('type', 'text');
  await expect(field(page, 'Повторіть пароль')).toHaveAttribute('type', 'password');
  await press(page, 'Сховати пароль');
  await expect(field(page, 'Пароль')).toHaveAttribute('type', 'password');
  await expect(field(page, 'Пароль')).toHaveValue(goodPassword);
});

test('an address that is registered is told at its field, and all that was typed stays', async ({
  page,
  complaints,
}) => {
  const email = await fillWell(page, await registerAndForget(page));
  await press(page, 'Зареєструватися');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Обліковий запис із.таким email уже.є/);
  await expect(field(page, 'Email')).toBeFocused();
  await expect(alert(page)).toHaveCount(0);
  await expect(field(page, 'Пароль')).toHaveValue(goodPassword);
  await expect(consent(page)).toBeChecked();
  expect(await page.context().cookies()).toEqual([]);
  await expect.poll(() => mailedLinks(email, 'user/activate')).toHaveLength(1);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);

  await field(page, 'Email').fill(newEmail());
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
  await press(page, 'Зареєструватися');
  await expect(page).toHaveURL('/registration-success');
});

for (const [what, status, body, words] of [
  ['what is said of the whole', 400, { non_field_errors: ['Перше.', 'Друге.'] }, 'Перше., Друге.'],
  ['a failure', 500, { code: 'internal_error', detail: 'Щось' }, 'Сталася помилка. Спробуйте пізніше.'],
  ['an unknown field', 400, { nobody: ['?'] }, 'Сталася помилка. Спробуйте пізніше.'],
  ['too many attempts', 429, { code: 'too_many_requests', detail: 'Спробуйте за 5 хвилин.' }, 'Спробуйте за 5 хвилин.'],
] as const) {
  test(`${what} is told above the button`, async ({ page, complaints }) => {
    await page.route(`**${address}`, (route) => route.fulfill({ status, json: body }));
    await fillWell(page);
    await press(page, 'Зареєструватися');
    await expect(alert(page)).toHaveText(words);
    await expect(field(page, 'Пароль')).toHaveValue(goodPassword);
    await expect(page).toHaveURL('/register');
    complaints.splice(0);
  });
}

test('a double click registers once', async ({ page }) => {
  const sent = callsTo(page, address);
  const email = await fillWell(page);
  await clickTwice(page.getByRole('button', { name: 'Зареєструватися' }));
  await expect(page).toHaveURL('/registration-success');
  expect(sent).toHaveLength(1);
  await expect.poll(() => mailedLinks(email, 'user/activate')).toHaveLength(1);
});

test('the terms open beside the form, which stays as it is', async ({ page }) => {
  await fillWell(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'умов користування' }).click();
  await expect(await opened).toHaveURL('/page/terms');
  await expect(field(page, 'Ім’я')).toHaveValue('Олена');
});

test('a press on the button counts, although words appear under the field that it leaves', async ({ page }) => {
  await field(page, 'Ім’я').fill('О');
  const button = page.getByRole('button', { name: 'Зареєструватися' });
  await button.scrollIntoViewIfNeeded();
  const { x, y } = (await button.boundingBox())!;
  await page.mouse.move(x + 20, y + 3);
  await page.mouse.down();
  await expect(field(page, 'Ім’я')).not.toHaveAttribute('aria-invalid');
  await page.mouse.up();
  await expect(field(page, 'Ім’я')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Ім’я')).toBeFocused();
});
