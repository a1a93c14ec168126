import type { Page } from '@playwright/test';
import { delivery, openDelivery, press, toner } from './at-the-checkout.ts';
import { phone } from './devices.ts';
import { buyersScripts } from './page-weight.ts';
import { expect, test } from './quiet-page.ts';
import { openAsPlaced, reference, type StubbedPayments, stubPayments, widgetUrl } from './stubbed-payments.ts';
import { violationsAtEverySize } from './violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const waiting = `/payment-confirmation/${reference}`;

const failed = (says: StubbedPayments['says'], heading: string) => async (page: Page) => {
  (await stubPayments(page)).says = says;
  await openAsPlaced(page, '/failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
};
const waited = (says: StubbedPayments['says'], heading: string) => async (page: Page) => {
  (await stubPayments(page)).says = says;
  // Blocks the next page, so that the outcome stays visible.
  await page.route('**/assets/{confirmation,failed}-page-*.js', () => {});
  await page.goto(waiting);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
};

const screens: [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'the overlay of the card window',
    async (page) => {
      await stubPayments(page);
      // The content of the window belongs to the provider.
      await page.route(`**${widgetUrl}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.Wayforpay = class { run() {} };' }),
      );
      await openDelivery(page, toner);
      await delivery(page, 'Самовивіз').check();
      await press(page, 'Оплатити');
      await expect(page.locator('body > .wait')).toBeFocused();
    },
  ],
  ['the wait', waited({ status: 'Pending' }, 'Очікування оплати...')],
  [
    'a payment that is made',
    waited({ status: 'Approved', payed: true }, 'Оплата пройшла успішно! Ваше замовлення підтверджено.'),
  ],
  [
    'a payment that is declined',
    waited(
      { status: 'Declined', can_pay: true },
      'Оплата не пройшла. Якщо з вас зняли кошти, будь ласка, зверніться до менеджера.',
    ),
  ],
  ['an order that is not paid', failed({ status: 'Declined', can_pay: true }, 'Замовлення не оплачено!')],
  ['an order that can be paid no more', failed({ status: 'Declined' }, 'Замовлення не оплачено!')],
  ['an order whose money is on its way', failed({ status: 'InProcessing' }, 'Банк ще обробляє оплату')],
  ['an order of which nothing is known', failed('lost', 'Оплату ще не перевірено')],
];

for (const [name, open] of screens) {
  test(`axe finds nothing on ${name} at any width, and it fits`, async ({ page, complaints }) => {
    await page.setViewportSize(phone);
    await open(page);
    expect(await violationsAtEverySize(page)).toEqual([]);
    expect(await page.locator('main').evaluate((main) => main.scrollWidth <= main.clientWidth)).toBe(true);
    complaints.splice(0);
  });
}

for (const address of [waiting, '/failed']) {
  test(`${address} keeps its budget`, async ({ page }) => {
    await page.setViewportSize(phone);
    await stubPayments(page);
    const sent: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sent.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const scripts = (await Promise.all(sent)).reduce((sum, bytes) => sum + bytes, 0);
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(buyersScripts);
  });
}
