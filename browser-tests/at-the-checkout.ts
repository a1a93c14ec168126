import { expect, type Page } from '@playwright/test';

/** A product by slug, or a certificate by value. */
export type Wanted = { product: string; qty?: number } | { certificate: string; qty?: number };

/** A product of the demo catalogue: 540 ₴, with plenty of stock. */
export const toner: Wanted = { product: 'rosa-lab-ice-toner' };
export const soldOut: Wanted = { product: 'verba-linden-hand-cream' };

export const guest = {
  firstName: 'Олена',
  lastName: 'Ковальчук',
  phone: '0671234567',
  email: 'olena.k@example.com',
};

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const city = (page: Page) => page.getByRole('combobox', { name: 'Населений пункт' });
export const branch = (page: Page) => page.getByRole('combobox', { name: 'Номер відділення' });
export const order = (page: Page) => page.getByRole('complementary', { name: 'Ваше замовлення' });
export const delivery = (page: Page, name: string) => page.getByRole('radio', { name });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The button's name continues with a note. */
export const pay = (page: Page, name: string) => page.getByRole('button', { name }).click();
/** A row of the sums at the end of the order. */
export const sum = (page: Page, name: string) =>
  page
    .locator('.sum > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

/** Opens the checkout with these items in the cart. */
export async function openCheckout(page: Page, ...wanted: Wanted[]): Promise<void> {
  const lines = await Promise.all(wanted.map((each) => lineOf(page, each)));
  // localStorage needs a page of the origin; this one is light.
  await page.goto('/placeholder');
  await page.evaluate((cart) => localStorage.setItem('cart', JSON.stringify(cart)), lines);
  await page.goto('/checkout');
}

export async function openDelivery(page: Page, ...wanted: Wanted[]): Promise<void> {
  await openCheckout(page, ...wanted);
  await fillPersonal(page);
  await press(page, 'Далі');
}

export async function fillPersonal(page: Page): Promise<void> {
  await field(page, 'Ім’я').fill(guest.firstName);
  await field(page, 'Прізвище').fill(guest.lastName);
  await field(page, 'Телефон').fill(guest.phone);
  await field(page, 'Email').fill(guest.email);
}

export async function fillCourier(page: Page): Promise<void> {
  await delivery(page, 'Кур’єр').check();
  await field(page, 'Вулиця').fill('Хрещатик');
  await field(page, 'Будинок').fill('1');
  await field(page, 'Квартира або офіс').fill('2');
}

export async function stored(page: Page, key: string): Promise<unknown> {
  return await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}

/** As the cart stores it. */
export async function lineOf(page: Page, wanted: Wanted) {
  const qty = wanted.qty ?? 1;
  if ('certificate' in wanted) {
    const all = (await (await page.request.get('/api/v1/sertificate-variants/')).json()) as {
      id: number;
      value: string;
    }[];
    return { variantId: all.find(({ value }) => value === wanted.certificate)?.id, qty, type: 'certificate' };
  }
  const answer = await page.request.get(`/api/v1/shop/product/${wanted.product}/`);
  const { variants } = (await answer.json()) as { variants: { id: number }[] };
  return { variantId: variants[0]?.id, qty, type: 'product' };
}

/** Chooses the first branch in Lviv. */
export async function chooseBranch(page: Page): Promise<void> {
  await delivery(page, 'Нова пошта').check();
  await city(page).fill('Львів');
  await page.getByRole('option').first().click();
  await branch(page).fill('1');
  await page.getByRole('option').first().click();
  await expect(branch(page)).toHaveValue(/№\u00a01$/);
}
