import type { Page } from '@playwright/test';
import { fillAdmin } from './admin-content.ts';
import { press } from './at-the-checkout.ts';
import { testInOwnShop } from './own-shop.ts';
import { expect } from './quiet-page.ts';
import { expectRefusals } from './signed-up.ts';

/** Changes made here are visible to all visitors, so the tests use a shop of their own. */
const test = testInOwnShop();

const said = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();
const region = (page: Page, name: string) => page.getByRole('region', { name });
const firstRow = (page: Page) => page.locator('tbody .RaDataTable-row').first();

/** A change of the record in the first row; ends with the message that it was saved. */
type Change = (page: Page, list: string) => Promise<void>;

/**
 * Appends to a text field, saves, and checks the field after opening the record again. Saving leads back to the list.
 */
function longer(field: string, { stays = false, button = 'Зберегти', done = 'Зміни збережено' } = {}): Change {
  return async (page, list) => {
    const input = page.getByRole('textbox', { name: field, exact: true }).first();
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
    const value = `${await input.inputValue()} 2`;
    await input.fill(value);
    await press(page, button);
    await said(page, done);
    if (stays) await page.goBack({ waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(list);
    await firstRow(page).click();
    await expect(heading(page)).not.toHaveText(list);
    await expect(input).toHaveValue(value);
  };
}

/** A button with a confirmation. */
function asked(button: string, done: string, fields: Record<string, string> = {}): Change {
  return async (page) => {
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await said(page, done);
  };
}

/** Every entry of the menu by its label. A new entry needs a walk here. */
const walks: Record<string, { opens: 'a page' | 'nothing'; change?: Change; heading?: string }> = {
  Замовлення: {
    opens: 'a page',
    change: async (page) => {
      await page.getByLabel('Нова нотатка').fill('Зателефонувати ввечері');
      await press(page, 'Додати нотатку');
      await expect(region(page, 'Нотатки')).toContainText('Зателефонувати ввечері');
    },
  },
  Промокоди: { opens: 'a page', change: longer('Примітка для себе') },
  Сертифікати: {
    opens: 'a page',
    change: asked('Змінити залишок', 'Залишок змінено.', { 'Різниця, ₴': '−50', Причина: 'Помилка в сумі' }),
  },
  'Оплати без замовлень': { opens: 'nothing' },
  Товари: { opens: 'a page', change: longer('Підзаголовок', { stays: true }) },
  Бренди: { opens: 'a page', change: longer('Характер бренду одним рядком') },
  'Типи шкіри': { opens: 'a page', change: longer('Опис') },
  'Потреби шкіри': { opens: 'a page', change: longer('Опис') },
  'Типи засобів': { opens: 'a page', change: longer('Назва') },
  'Спеціальні пропозиції': { opens: 'a page', change: longer('Заголовок') },
  'Слова для пошуку': { opens: 'a page', change: longer('Слова') },
  'Синоніми пошуку': { opens: 'a page', change: longer('Що це означає в крамниці') },
  'Блоки сторінок': {
    opens: 'nothing',
    heading: 'Головна сторінка',
    change: async (page) => {
      await page.getByRole('switch').or(page.getByRole('checkbox')).first().click();
      await said(page, 'Чернетка, 1 зміна');
      await expect(page.getByText(/^Збережено о /)).toBeVisible();
    },
  },
  'Банери головної': { opens: 'a page', change: longer('Заголовок') },
  Сторінки: {
    opens: 'a page',
    change: longer('Заголовок', { stays: true, button: 'Опублікувати', done: 'Сторінку опубліковано.' }),
  },
  Оформлення: {
    opens: 'nothing',
    change: async (page) => {
      await page.locator('input[name=accent]').fill('#2e4a6b');
      await press(page, 'Зберегти');
      await said(page, 'Оформлення збережено.');
    },
  },
  'Тексти листів': {
    opens: 'nothing',
    change: async (page) => {
      await page
        .getByRole('link', { name: /^Замовлення прийнято/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Початок' }).fill('Дякуємо, що обрали нас!');
      await press(page, 'Зберегти');
      await said(page, 'Зміни збережено');
    },
  },
  'Сертифікати в продажу': { opens: 'a page', change: longer('Підзаголовок') },
  'Форма партнера': { opens: 'a page', change: longer('Варіант відповіді') },
  Покупці: {
    opens: 'a page',
    change: async (page) => {
      await expect(region(page, 'Замовлення')).toContainText('№');
      await press(page, 'Надіслати підтвердження ще раз');
      await said(page, 'Лист із посиланням надсилається.');
    },
  },
  'Заявки партнерів': { opens: 'a page', change: asked('Схвалити', 'Заявку схвалено, лист надсилається.') },
  'Підписки на розсилку': { opens: 'nothing', change: asked('Відписати', 'Адресу відписано.') },
  Листи: { opens: 'nothing' },
  Налаштування: {
    opens: 'nothing',
    change: async (page) => {
      await page.getByLabel('Години роботи').fill('Щодня з 10 до 19');
      await press(page, 'Зберегти');
      await said(page, 'Налаштування збережено.');
    },
  },
  'Доставка й оплата': {
    opens: 'nothing',
    change: async (page) => {
      await page.getByLabel('Година').fill('15');
      await press(page, 'Зберегти');
      await said(page, 'Правила збережено.');
    },
  },
  Відправник: {
    opens: 'nothing',
    change: async (page) => {
      await page.getByLabel('Телефон відправника').fill('+380671234568');
      await press(page, 'Зберегти');
      await said(page, 'Відправника збережено.');
    },
  },
  'Імпорт та експорт': { opens: 'nothing' },
  Працівники: { opens: 'a page', change: longer('Ім’я') },
  Ролі: { opens: 'nothing' },
  'Журнал змін': {
    opens: 'nothing',
    change: async (page) => {
      await page.getByRole('cell', { name: 'Змінено', exact: true }).first().click();
      await expect(page.getByRole('columnheader', { name: 'Стало' })).toBeVisible();
    },
  },
  // What it changes is in remove-demonstration.test.ts.
  Демонстрація: { opens: 'nothing' },
};

/** Some entries show a count: '3Замовлення (3 нові)'. */
const withoutCount = (text: string) => text.replace(/^\d+/, '').replace(/ \(.*$/, '');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('whoever signs in once comes by clicks to everything the menu has, changes it and comes back', async ({
  ownShop,
  page,
  complaints,
}) => {
  test.setTimeout(600_000);
  // One hanging entry must not delay the others.
  page.setDefaultTimeout(30_000);
  await fillAdmin(page, ownShop);
  await page.context().clearCookies();

  await page.goto('/admin', { waitUntil: 'commit' });
  await page.getByLabel('Електронна пошта').fill('owner@rosa.example');
  await page.getByLabel('Пароль').fill('Demo-Rosa-2026!');
  await press(page, 'Увійти');
  await expect(heading(page)).toHaveText('Огляд');
  // The 401 before the sign-in.
  expectRefusals(complaints);
  await expect
    .poll(async () => (await page.getByRole('group').getByRole('menuitem').allTextContents()).map(withoutCount))
    .toEqual(Object.keys(walks));

  const broken: string[] = [];
  for (const [name, walk] of Object.entries(walks))
    await test
      .step(name, () => takeWalk(page, name, walk))
      .catch(async (error: Error) => {
        broken.push(`${name}: ${error.message.split('\n')[0]}`);
        // Continue with the next entry.
        await page.goto('/admin', { waitUntil: 'commit' });
      });
  expect(broken).toEqual([]);
});

async function takeWalk(page: Page, name: string, { opens, change, heading: title = name }: (typeof walks)[string]) {
  await page
    .getByRole('group')
    .getByRole('menuitem', { name: new RegExp(`^${name}( \\(.*)?$`) })
    .click();
  await expect(heading(page)).toHaveText(title);
  if (opens === 'a page') {
    await firstRow(page).click();
    await expect(heading(page)).not.toHaveText(name);
    await expect(heading(page)).not.toBeEmpty();
  }
  await change?.(page, name);
  await expect(page.getByText('Щось пішло не так')).toBeHidden();
  if (opens === 'a page') {
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(name);
    await expect(firstRow(page)).toBeVisible();
  }
}
