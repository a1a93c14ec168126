// `npm run screenshots`: pictures of every screen of a running shop, for README and docs.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserEnvironment, browserFlags, findBrowser } from '../tools/browser.mjs';
import {
  delivery,
  fillCourier,
  fillPersonal,
  openCheckout,
  openDelivery,
  pay,
  press,
  toner,
} from './at-the-checkout.ts';
import { desktop, phone } from './devices.ts';
import { screens } from './screens.ts';

const shop = process.env.PUBLIC_URL ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '../docs/screenshots');

/** Screens that are exactly as high as the window. */
const windows = ['cart', 'payment', 'payment-declined'];

/** Overlays. */
const overlays = [
  { name: 'navigation', sizes: [desktop], open: (page: Page) => page.getByRole('button', { name: 'Бренди' }).click() },
  { name: 'menu', sizes: [phone], open: (page: Page) => page.getByRole('button', { name: 'Відкрити меню' }).click() },
  { name: 'search', sizes: [desktop, phone], open: searchFor('крем') },
  { name: 'search-nothing', sizes: [desktop, phone], open: searchFor('нічогенько') },
  { name: 'cart-empty', sizes: [desktop, phone], open: drawer('Кошик') },
  { name: 'wishlist-empty', sizes: [desktop, phone], open: drawer('Обране') },
];

function drawer(name: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog', { name }).waitFor();
  };
}

function searchFor(words: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: 'Пошук' }).click();
    const answered = page.waitForResponse(/shop\/search/);
    await page.getByRole('combobox', { name: 'Пошук товарів' }).fill(words);
    await answered;
  };
}

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('There is no browser. Run: npm test');
const args = browserFlags(executablePath);
const browser = await chromium.launch({ executablePath, args, env: browserEnvironment() });
await mkdir(folder, { recursive: true });
for (const viewport of [phone, desktop]) {
  const context = await browser.newContext({ baseURL: shop, viewport, locale: 'uk-UA', reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const { name, address } of screens) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await look(page, name, viewport.width);
  }
  for (const { name, open } of overlays.filter(({ sizes }) => sizes.includes(viewport))) {
    await page.goto('/', { waitUntil: 'networkidle' });
    await open(page);
    await page.waitForLoadState('networkidle');
    await keep(await page.screenshot(), name, viewport.width);
  }
  await takeOrder(page, (name) => look(page, name, viewport.width));
  await takePayment(page, (name) => look(page, name, viewport.width));
  await context.close();
}
await browser.close();

/** One order, from the cart to the thanks. */
async function takeOrder(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  await openCheckout(page, { product: 'rosa-lab-ice-toner', qty: 2 }, { product: 'mavka-forest-night-oil' });
  await take('checkout');
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Кошик/ }).click();
  await page.waitForLoadState('networkidle');
  await take('cart');
  await page.goto('/checkout', { waitUntil: 'networkidle' });
  await fillPersonal(page);
  await press(page, 'Далі');
  await fillCourier(page);
  await pay(page, 'Оплата під час отримання');
  await take('checkout-delivery');
  await delivery(page, 'Самовивіз').check();
  await pay(page, 'Оплата під час отримання');
  await press(page, 'Замовити');
  await page.getByRole('heading', { name: 'Дякуємо' }).waitFor();
  await take('confirmation');
}

/** A declined card in the provider's window, at desktop size. */
async function takePayment(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  await openDelivery(page, toner);
  await delivery(page, 'Самовивіз').check();
  await press(page, 'Оплатити');
  const bank = page.frameLocator('iframe[name="WFPWidgetFrame"]');
  await bank.getByRole('button', { name: '4000 0000 0000 0002' }).click();
  await take('payment');
  await bank.getByRole('button', { name: /^Оплатити/ }).click();
  await page.getByRole('heading', { name: 'Оплата не пройшла' }).waitFor();
  await take('payment-declined');
  await page.getByRole('button', { name: 'Спробувати оплатити ще раз' }).waitFor();
  await take('failed');
}

async function look(page: Page, name: string, width: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await lookDown(page);
  await keep(await page.screenshot({ fullPage: !windows.includes(name) }), name, width);
}

/** Scrolls down to load lazy pictures. */
async function lookDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(
      [...document.images].filter((each) => each.offsetParent !== null).map((each) => each.decode().catch(() => {})),
    );
  });
}

/** Small enough for the repository. */
async function keep(png: Buffer, name: string, width: number): Promise<void> {
  const shown = width > phone.width ? 960 : width;
  await sharp(png)
    .resize({ width: shown })
    .webp({ quality: 72 })
    .toFile(join(folder, `${name}-${width}.webp`));
  console.log(`${name}-${width}.webp`);
}
