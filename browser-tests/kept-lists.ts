import type { Page } from '@playwright/test';

/** The id of a demo variant, by its product code. */
export async function variantId(page: Page, code: string): Promise<number> {
  const products = (await (await page.request.get('/api/v1/shop/all-product/')).json()) as {
    variants: { id: number; code: string }[];
  }[];
  const variant = products.flatMap(({ variants }) => variants).find((each) => each.code === code);
  if (variant === undefined) throw new Error(`The demonstration has no variant ${code}`);
  return variant.id;
}

/** The id of a demo certificate, by its value: '1000.00'. */
export async function certificateId(page: Page, value: string): Promise<number> {
  const variants = (await (await page.request.get('/api/v1/sertificate-variants/')).json()) as {
    id: number;
    value: string;
  }[];
  const variant = variants.find((each) => each.value === value);
  if (variant === undefined) throw new Error(`The demonstration has no certificate of ${value}`);
  return variant.id;
}

export const product = (variantId: number, qty = 1) => ({ variantId, qty, type: 'product' });
export const certificate = (variantId: number, qty = 1) => ({ variantId, qty, type: 'certificate' });

/** Sets browser storage before the first page; a reload keeps the changed value. */
export async function keep(page: Page, key: 'cart' | 'wishlist' | 'promoCode', value: unknown): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      // The preview of a letter is a document without an origin, which has no storage.
      if (window.origin === 'null') return;
      if (sessionStorage.getItem(name) !== null) return;
      sessionStorage.setItem(name, 'kept');
      localStorage.setItem(name, text);
    },
    [key, JSON.stringify(value)] as const,
  );
}

export function kept(page: Page, key: 'cart' | 'wishlist' | 'promoCode'): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}
