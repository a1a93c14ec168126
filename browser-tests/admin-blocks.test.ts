import type { Page } from '@playwright/test';
import { press } from './at-the-checkout.ts';
import { desktop, phone } from './devices.ts';
import { testInOwnShop } from './own-shop.ts';
import { expect } from './quiet-page.ts';
import { signInAs } from './signed-in-staff.ts';
import { violations } from './violations.ts';

/** Changes made here are visible to all visitors, so the tests use a shop of their own. */
const test = testInOwnShop();
// Serial: starting two such shops takes longer, and each test begins with the blocks that the one before has left.
test.describe.configure({ mode: 'serial' });

/** Without short words, which pages glue to their neighbours. */
const words = 'Роса лягає тихо';

const menuItem = (page: Page) => page.getByRole('menuitem', { name: 'Блоки сторінок' });
const rows = (page: Page) => page.getByRole('list', { name: 'Блоки' }).getByRole('listitem');
const row = (page: Page, name: string) => rows(page).getByRole('button', { name: new RegExp(`^${name}`) });
const preview = (page: Page) => page.frameLocator('iframe:not([aria-hidden])');
const agree = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const isOnHomePage = async (page: Page) => (await (await page.request.get('/')).text()).includes(words);

async function openBlocks(page: Page, who: 'owner' | 'editor', shop: string) {
  await page.setViewportSize(desktop);
  await signInAs(page, shop, who);
  await page.goto('/admin', { waitUntil: 'commit' });
  await menuItem(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Головна сторінка');
}

test('the owner adds a quote, moves it by keys, sees, publishes and takes it away again', async ({ ownShop, page }) => {
  test.slow();
  await openBlocks(page, 'owner', ownShop);
  await expect(rows(page)).toHaveCount(8);
  await press(page, 'Додати блок');
  await agree(page, 'Цитата');
  await expect(page.getByText('Чернетку збережемо, коли ви заповните позначене')).toBeVisible();
  await page.getByRole('textbox', { name: /^Слова/ }).fill(words);
  await expect(preview(page).getByText(words)).toBeVisible();

  await row(page, 'Цитата').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('«Цитата» тепер на місці 8 з 9.')).toBeAttached();
  await expect(row(page, 'Цитата')).toBeFocused();
  await expect(rows(page).nth(7)).toContainText('Цитата');
  await expect(page.getByText('Чернетка, 1\u00a0зміна')).toBeVisible();
  await expect(page.getByText('Збережено о')).toBeVisible();
  // The preview is a page with landmarks of its own, and is looked at as such.
  expect(await violations(page, { except: ['iframe'] })).toEqual([]);

  // What was saved by itself is there after a reload, and nowhere else.
  await page.reload({ waitUntil: 'commit' });
  await expect(rows(page).nth(7)).toContainText('Цитата');
  expect(await isOnHomePage(page)).toBe(false);

  await press(page, 'Опублікувати');
  await agree(page, 'Опублікувати');
  await expect(page.getByText('Опубліковано: покупці вже бачать зміни.')).toBeVisible();
  expect(await isOnHomePage(page)).toBe(true);

  await press(page, 'Версії');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Версія 1' })
    .getByRole('button', { name: 'Опублікувати цю' })
    .click();
  await agree(page, 'Опублікувати цю');
  await expect(page.getByText('Версію опубліковано знову.')).toBeVisible();
  await expect(rows(page)).toHaveCount(8);
  expect(await isOnHomePage(page)).toBe(false);
});

test('a deleted block comes back to its place, and a dropped draft changes nothing', async ({ ownShop, page }) => {
  await openBlocks(page, 'editor', ownShop);
  await expect(rows(page)).toHaveCount(8);
  const names = await rows(page).allInnerTexts();
  await row(page, 'Новинки').click();
  await press(page, 'Видалити блок');
  await expect(rows(page)).toHaveCount(7);
  await press(page, 'Повернути');
  await expect(row(page, 'Новинки')).toBeFocused();
  await expect.poll(() => rows(page).allInnerTexts()).toEqual(names);

  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Щойно прибуло');
  await expect(page.getByText('Збережено о')).toBeVisible();
  await press(page, 'Інші способи опублікувати');
  await page.getByRole('menuitem', { name: 'Відкинути чернетку' }).click();
  await agree(page, 'Відкинути чернетку');
  await expect(page.getByText('Чернетку відкинуто.')).toBeVisible();
  await expect.poll(() => rows(page).allInnerTexts()).toEqual(names);
});

test('on a phone the list, the form and the preview take turns', async ({ ownShop, page }) => {
  await openBlocks(page, 'editor', ownShop);
  await page.setViewportSize(phone);
  await row(page, 'Новинки').click();
  await expect(page.getByRole('region', { name: 'Блок «Новинки»' })).toBeFocused();
  await expect(row(page, 'Новинки')).toBeHidden();
  await press(page, 'Закрити');
  await expect(row(page, 'Новинки')).toBeFocused();
  await press(page, 'Як бачать покупці');
  await expect(preview(page).getByRole('heading', { name: 'Новинки' })).toBeVisible();
});

test('what another person has saved meanwhile is not overwritten', async ({ ownShop, page, browser, complaints }) => {
  await openBlocks(page, 'editor', ownShop);
  await using context = await browser.newContext({ baseURL: ownShop });
  const other = await context.newPage();
  await openBlocks(other, 'owner', ownShop);
  const title = (of: Page) => of.getByRole('textbox', { name: 'Заголовок' });
  for (const each of [page, other]) await row(each, 'Новинки').click();
  await title(other).fill('Перший');
  await expect(other.getByText('Збережено о')).toBeVisible();

  await title(page).fill('Другий');
  await expect(page.getByText('Поки ви редагували, це змінив хтось інший.')).toBeVisible();
  // The refused call.
  complaints.splice(0);
  await press(page, 'Показати збережене');
  await expect(row(page, 'Перший')).toBeVisible();
  await expect(page.getByText(/Є ваша незбережена чернетка/)).toBeVisible();
});

test('a manager has no blocks', async ({ ownShop, page }) => {
  await page.setViewportSize(desktop);
  await signInAs(page, ownShop, 'manager');
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.getByRole('menuitem', { name: 'Замовлення' })).toBeVisible();
  await expect(menuItem(page)).toBeHidden();
});
