import type { Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

type Entry = { event?: string; ecommerce?: unknown };

/** Everything pushed in this document; function arguments as arrays. */
export async function dataLayer(page: Page): Promise<unknown[]> {
  return await page.evaluate(() =>
    (window as unknown as { dataLayer: object[] }).dataLayer.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );
}

/** Waits until exactly these events were sent, each preceded by a clearing entry. */
export async function expectEvents(page: Page, events: readonly object[]): Promise<void> {
  await expect
    .poll(async () => (await dataLayer(page)).filter((entry) => (entry as Entry).ecommerce !== undefined))
    .toEqual(events.flatMap((event) => [{ ecommerce: null }, event]));
}

/** No further event: events are sent in order, so a new one comes after all pending ones. */
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

/** Items of the demo catalogue, whose ids differ per shop. */
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

/** The ecommerce object of an event for these goods. */
export function goods(value: number, ...items: object[]): object {
  return { currency: 'UAH', value, items };
}
