import { expect, type Page } from '@playwright/test';
import { expectForEverybody, test } from './admin-test.ts';

/** Admin pages, and their buttons that open a dialog. */
const dialogs: readonly (readonly (readonly [path: string, ...buttons: string[]])[])[] = [
  [
    ['orders/:fresh/show', 'Скасувати замовлення', 'Змінити', 'Позначити оплату'],
    ['orders/:unpaid/show', 'Підтвердити'],
    ['orders/:shipped/show', 'Виконано'],
    ['orders/:completed/show', 'Прийняти повернення'],
  ],
  [
    ['orders/:paid/show', 'Створити накладну', 'Ввести номер', 'Повернути кошти'],
    ['orders/:packed/show', 'Відправлено', 'Змінити номер', 'Видалити накладну'],
  ],
  [
    ['customers/:customer/show', 'Видалити обліковий запис'],
    ['certificates/:certificate/show', 'Змінити залишок', 'Заблокувати'],
    ['certificates/:blocked/show', 'Розблокувати'],
    ['partner-applications/:application/show', 'Схвалити', 'Відхилити'],
    ['subscriptions', 'Відписати'],
  ],
  [
    ['products/1/show', 'Змінити залишок', 'Історія залишку', 'В архів'],
    ['information-pages/loyalty', 'Переглянути, як побачать покупці', 'Переглянути', 'Відновити', 'Зняти з сайту'],
    ['brands/1', 'Видалити'],
    ['settings', 'Зачинити крамницю'],
    ['staff/:member', 'Новий пароль', 'Завершити сеанси'],
  ],
];

const within = '.MuiDialog-root';
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

for (const group of dialogs)
  test(`axe finds nothing in the dialogs of ${group.map(([path]) => path).join(', ')}, and they fit`, async ({
    page,
    openAdmin,
  }) => {
    test.slow();
    for (const [path, ...buttons] of group) {
      await openAdmin(path);
      for (const button of buttons) {
        await press(page, button);
        await expect(dialog(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectForEverybody(page, `${path}: ${button}`, { within });
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
      }
    }
  });

test('axe finds nothing where many prices are changed, and both steps of it fit', async ({ page, openAdmin }) => {
  test.slow();
  await openAdmin('products');
  await press(page, 'Змінити ціни всіх у списку');
  await expectForEverybody(page, 'what to do', { within });
  await dialog(page).getByRole('textbox', { name: 'Відсоток' }).fill('10');
  await press(page, 'Показати зміни');
  await expect(dialog(page).getByRole('row')).not.toHaveCount(0);
  await expectForEverybody(page, 'what comes of it', { within });
});

test('axe finds nothing where chosen products are archived, and it fits', async ({ page, openAdmin }) => {
  await openAdmin('products');
  await page.getByRole('checkbox').nth(1).check();
  await press(page, 'В архів');
  await expect(dialog(page)).toBeVisible();
  await expectForEverybody(page, 'В архів', { within });
});
