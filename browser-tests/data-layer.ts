import type { Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

type Entry = { event?: string; ecommerce?: unknown };

/** All that was pushed in this document; the arguments of a function as a list. */
export async function dataLayer(page: Page): Promise<unknown[]> {
  return await page.evaluate(() =>
    (window as unknown as { dataLayer: object[] }).dataLayer.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );
}

/** Waits until exactly these events were told, each with the one before it cleared. */
export async function expectEvents(page: Page, events: readonly object[]): Promise<void> {
  await expect
    .poll(async () => (await dataLayer(page)).filter((entry) => (entry as Entry).ecommerce !== undefined))
    .toEqual(events.flatMap((event) => [{ ecommerce: null }, event]));
}

/** Nothing else was told: things are told in turn, and what is done now comes behind all that was to be told before. */
export async function expectNoEvents(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Подарункові сертифікати' }).click();
  await page.getByRole('main').getByRole('button', { name: 'В кошик' }).first().click();
  await expect.poll(() => eventNames(page)).toEqual(['add_to_cart']);
}

async function eventNames(page: Page): Promise<string[]> {
  return (await dataLayer(page)).flatMap((entry) => (entry as Entry).event ?? []);
}

export function told(event: string, ecommerce: object): object {
  return { event, ecommerce };
}

/** Of the demonstration, whose ids a shop counts for itself. */
export async function serumItems(page: Page) {
  const answer = await page.request.get('/api/v1/shop/product/rosa-lab-hyaluronic-dew/');
  const { variants } = (await answer.json()) as { variants: { id: number }[] };
  const common = {
    item_name: 'Сироватка зволожувальна з гіалуроновою кислотою',
    item_brand: 'ROSA LAB',
    item_category: 'Сироватки',
    quantity: 1,
  };
  return {
    small: { ...common, item_id: String(variants[0]?.id), item_variant: '15 мл', price: 560 },
    middle: { ...common, item_id: String(variants[1]?.id), item_variant: '30 мл', price: 784, discount: 196 },
  };
}

/** What an event says of these goods. */
export function goods(value: number, ...items: object[]): object {
  return { currency: 'UAH', value, items };
}
