import { expect, type Page } from '@playwright/test';

const owner = { email: 'owner@rosa.example', password: 'Demo-Rosa-2026!' };

/** Signs in to the admin of this shop as the demo owner. */
export async function signInAsOwner(page: Page, shop: string): Promise<void> {
  const headers = { origin: new URL(shop).origin };
  expect((await page.request.post('/api/v1/admin/auth/login/', { data: owner, headers })).ok()).toBe(true);
}
