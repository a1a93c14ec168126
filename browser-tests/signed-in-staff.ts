import { expect, type Page } from '@playwright/test';

/** Signs in to the admin of this shop as one of the demonstration's staff. */
export async function signInAs(page: Page, shop: string, who: 'owner' | 'manager' | 'editor'): Promise<void> {
  const headers = { origin: new URL(shop).origin };
  const data = { email: `${who}@rosa.example`, password: 'Demo-Rosa-2026!' };
  expect((await page.request.post('/api/v1/admin/auth/login/', { data, headers })).ok()).toBe(true);
}

export const signInAsOwner = (page: Page, shop: string) => signInAs(page, shop, 'owner');
