// `npm run screenshots`: pictures of every screen of a running shop, for README and docs.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserEnvironment, browserFlags, findBrowser } from '../tools/browser.mjs';
import { desktop, phone } from './devices.ts';
import { screens } from './screens.ts';

const shop = process.env.PUBLIC_URL ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '../docs/screenshots');

/** Screens that lie over a page. */
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
    await lookDown(page);
    await keep(await page.screenshot({ fullPage: true }), name, viewport.width);
  }
  for (const { name, open } of overlays.filter(({ sizes }) => sizes.includes(viewport))) {
    await page.goto('/', { waitUntil: 'networkidle' });
    await open(page);
    await page.waitForLoadState('networkidle');
    await keep(await page.screenshot(), name, viewport.width);
  }
  await context.close();
}
await browser.close();

/** Pictures further down are loaded when they are looked at. */
async function lookDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(
      [...document.images].filter((each) => each.offsetParent !== null).map((each) => each.decode().catch(() => {})),
    );
  });
}

/** Small enough to live beside the code. */
async function keep(png: Buffer, name: string, width: number): Promise<void> {
  const shown = width > phone.width ? 960 : width;
  await sharp(png)
    .resize({ width: shown })
    .webp({ quality: 72 })
    .toFile(join(folder, `${name}-${width}.webp`));
  console.log(`${name}-${width}.webp`);
}
