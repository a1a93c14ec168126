import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { alert, field, newEmail, press } from './at-the-door.ts';
import { desktop } from './devices.ts';
import { expect, test } from './quiet-page.ts';
import { violations } from './violations.ts';

const address = '**/api/v1/actions/partner/';
const photoField = (page: Page) => page.getByLabel('Фото профільного сертифіката');
const preview = (page: Page) => page.getByRole('img', { name: 'Обране фото' });
const photo = async (width: number, height: number) => ({
  name: 'certificate.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#dbe8e2' } })
    .jpeg()
    .toBuffer(),
});

async function fillWell(page: Page): Promise<string> {
  const email = newEmail();
  for (const [name, value] of [
    ['Прізвище', 'Мельник'],
    ['Ім’я', 'Ірина'],
    ['По батькові', 'Іванівна'],
    ['Дата народження', '1990-04-12'],
    ['Email', email],
    ['Телефон', '+38 050 765 43 21'],
    ['Назва закладу', 'Кабінет «Лагода»'],
    ['Адреса', 'Львів, вул. Зелена, 5'],
    ['Вебсайт', 'lahoda.example'],
  ] as const)
    await field(page, name).fill(value);
  for (const [name, option] of [
    ['Посада', 'Косметолог'],
    ['Освіта', 'Вища медична'],
    ['Спеціалізація', 'Дерматологія'],
    ['Формат роботи', 'Власний кабінет'],
    ['Як ви про нас дізналися', 'Від колег'],
  ] as const)
    await page.getByLabel(new RegExp(`^${name.replaceAll(' ', '.')}$`)).selectOption(option);
  await photoField(page).setInputFiles(await photo(600, 400));
  await page.getByRole('checkbox', { name: /^Погоджуюся на обробку персональних даних/ }).check();
  return email;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/partner');
});

test('an application is sent with its photograph shown, thanked for, and the form is empty again', async ({ page }) => {
  await fillWell(page);
  await expect(preview(page)).toBeVisible();
  await expect(page.getByText(/^certificate\.jpg, \d.КБ$/)).toBeVisible();
  await press(page, 'Надіслати анкету');
  await expect(page.getByText(/^Дякуємо! Анкету отримано\./)).toHaveRole('status');
  await expect(page.getByText(/^Дякуємо! Анкету отримано\./)).toBeInViewport();
  await expect(field(page, 'Прізвище')).toHaveValue('');
  await expect(page.getByLabel('Посада')).toHaveValue('');
  await expect(photoField(page)).toHaveValue('');
  await expect(preview(page)).toBeHidden();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

test('what is wrong is told beside each field and of the form, the first one has the focus, and nothing is sent', async ({
  page,
}) => {
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.method() === 'POST';
  });
  await page.setViewportSize(desktop);
  await field(page, 'По батькові').fill('І');
  await field(page, 'Ім’я').focus();
  await expect(field(page, 'По батькові')).toHaveAccessibleDescription('Введіть коректне значення (мінімум 2 символи)');
  await field(page, 'Дата народження').fill('2015-01-01');
  await field(page, 'Вебсайт').fill('lahoda');
  await press(page, 'Надіслати анкету');
  await expect(alert(page)).toHaveText('Будь ласка, виправте помилки у формі.');
  await expect(field(page, 'Прізвище')).toBeFocused();
  for (const [name, words] of [
    ['Дата народження', 'Вам має бути більше 18 років'],
    ['Email', 'Введіть коректний email'],
    ['Телефон', 'Невірний формат телефону'],
    ['Посада', "Це поле обов'язкове"],
    ['Назва закладу', 'Введіть коректну назву або адресу'],
    ['Вебсайт', 'Невірний формат URL'],
    ['Фото профільного сертифіката', 'Завантажте сертифікат'],
  ] as const)
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${words.replace(/[()]/g, '\\$&')}$`));
  expect(await violations(page)).toEqual([]);
  expect(isSent).toBe(false);
  await fillWell(page);
  await field(page, 'По батькові').fill('Іванівна');
  await expect(alert(page)).toHaveCount(0);
});

test('a file that would be refused is told of at once and not kept; a good one can be dropped and taken away', async ({
  page,
}) => {
  await photoField(page).setInputFiles({ name: 'c.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(photoField(page)).toHaveAccessibleDescription(/^Файл не.схожий на.зображення/);
  await expect(photoField(page)).toHaveValue('');
  const tooLarge = { name: 'c.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await photoField(page).setInputFiles(tooLarge);
  await expect(photoField(page)).toHaveAccessibleDescription(/^Файл завеликий/);

  const { name, mimeType, buffer } = await photo(60, 40);
  const dropped = await page.evaluateHandle(
    ([name, type, bytes]) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return files;
    },
    [name, mimeType, [...buffer]] as const,
  );
  await page.locator('.file').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(preview(page)).toBeVisible();
  await expect(photoField(page)).toHaveAccessibleDescription('');
  await press(page, 'Прибрати фото');
  await expect(preview(page)).toBeHidden();
  await expect(photoField(page)).toBeFocused();
  await expect(photoField(page)).toHaveValue('');
});

test('while it is on its way one sees how far, and it is not sent twice', async ({ page }) => {
  let count = 0;
  const answer = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    count += 1;
    await answer.promise;
    await route.continue();
  });
  await fillWell(page);
  await page.getByRole('button', { name: 'Надіслати анкету' }).dblclick();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await field(page, 'Прізвище').press('Enter');
  answer.resolve();
  await expect(page.getByText(/^Дякуємо! Анкету отримано\./)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(count).toBe(1);
});

test('a refusal of a field is told under it, and what was filled in stays', async ({ page, complaints }) => {
  const refusal = { position: ['Оберіть варіант зі списку'], profile_certificate_photo: ['Завантажте', 'Пошкоджений'] };
  await page.route(address, (route) => route.fulfill({ status: 400, json: refusal }));
  await fillWell(page);
  await press(page, 'Надіслати анкету');
  await expect(alert(page)).toHaveText('Будь ласка, виправте помилки у формі.');
  await expect(field(page, 'Посада')).toHaveAccessibleDescription('Оберіть варіант зі списку');
  await expect(field(page, 'Посада')).toBeFocused();
  await expect(photoField(page)).toHaveAccessibleDescription('Пошкоджений');
  await expect(field(page, 'Прізвище')).toHaveValue('Мельник');
  complaints.splice(0);
});

for (const [what, answer] of [
  ['a failure', { status: 500, body: 'Oops' }],
  ['no answer at all', undefined],
] as const) {
  test(`${what} is told where the button was pressed, and what was filled in stays`, async ({ page, complaints }) => {
    await page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await fillWell(page);
    await press(page, 'Надіслати анкету');
    await expect(alert(page)).toHaveText('Помилка при відправці форми.');
    await expect(alert(page)).toBeInViewport();
    await expect(field(page, 'Прізвище')).toHaveValue('Мельник');
    await expect(preview(page)).toBeVisible();
    complaints.splice(0);
  });
}

test('without scripts the form says what it needs, in lines that can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/partner');
  const needs = page.locator('form').getByText(/увімкніть JavaScript/);
  expect((await needs.boundingBox())?.height, 'the height of the words').toBeLessThan(90);
  await context.close();
});
