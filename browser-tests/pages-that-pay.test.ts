import type { Page } from '@playwright/test';
import { delivery, openCheckout, openDelivery, press, toner } from './at-the-checkout.ts';
import { expect, test } from './quiet-page.ts';
import { frameSays, reference, stubPayments, stubWidget, windowOpens } from './stubbed-payments.ts';

function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test('the checkout is a document of its own, so that its policy holds', async ({ page }) => {
  await openCheckout(page, toner);
  await page.goto('/contacts');
  const documents = documentsOf(page);
  await page.getByRole('button', { name: 'Кошик, 1 товар' }).click();
  await page.getByRole('link', { name: 'Оформити замовлення' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оформлення');
  expect(documents).toEqual(['/checkout']);
});

test('between pages that pay, and from there to any other, no document is loaded', async ({ page }) => {
  await stubPayments(page);
  await stubWidget(page);
  await openDelivery(page, toner);
  const documents = documentsOf(page);
  await delivery(page, 'Самовивіз').check();
  await press(page, 'Оплатити');
  await windowOpens(page);
  await frameSays(page, 'WfpWidgetEventClose');
  await expect(page).toHaveURL('/failed');
  await page.getByRole('link', { name: 'Зв’язатися з менеджером' }).click();
  await expect(page).toHaveURL('/contacts');
  expect(documents).toEqual([]);
});

test('a page that pays comes back from the history with its own policy', async ({ page }) => {
  await openCheckout(page, toner);
  await page.getByRole('link', { name: 'До покупок' }).click();
  await expect(page).toHaveURL('/');
  await page.reload();
  const documents = documentsOf(page);
  await page.goBack();
  await expect(page).toHaveURL('/checkout');
  await expect.poll(() => documents).toEqual(['/checkout']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оформлення');
});

test('pages that pay may show frames of their own origin, and nobody may frame them', async ({ page }) => {
  for (const address of ['/checkout', '/failed', `/payment-confirmation/${reference}`]) {
    const { 'content-security-policy': policy } = (await page.request.get(address)).headers();
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  }
});
