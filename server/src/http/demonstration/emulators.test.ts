import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kopiykas } from '@shop/domain/money.ts';
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { emulatedPath, openCardProvider, ownAddress } from '../../open-card-provider.ts';
import { readSettings } from '../../settings.ts';
import { serveEmulator } from './emulators.ts';

const folder = mkdtempSync(join(tmpdir(), 'rosa-cards-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A shop with the emulated card company on its port, and what a browser posts there for an order. */
async function openShop() {
  const shop = await openTestShop({ hasOwnServer: true });
  const settings = readSettings({
    DATA_DIR: join(folder, randomUUID()),
    PUBLIC_URL: 'https://rosa.example',
    ALLOW_PUBLIC_DEMO: 'yes',
  });
  const { provider, emulator } = openCardProvider(settings, () => ownAddress(shop.app.server));
  serveEmulator(shop.app, emulatedPath, emulator!);
  const offered = provider.offer({
    reference: 'order-1',
    orderId: 42,
    orderReference: 'order',
    amount: kopiykas(500_00),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 3_600_000),
    offeredAt: new Date(),
  });
  const { productName, productCount, productPrice, ...fields } = offered;
  const lists = {
    'productName[]': `${productName}`,
    'productCount[]': `${productCount}`,
    'productPrice[]': `${productPrice}`,
  };
  const posted = { ...fields, ...lists, serviceUrl: 'https://rosa.example/heard/?of=cards' };
  const post = (url: string, values: object) =>
    shop.app.inject({ method: 'POST', url, headers: form, payload: `${new URLSearchParams({ ...values })}` });
  return { ...shop, provider, posted, postForm: post };
}

test('a customer opens the payment page on the shop’s own port; it may be framed by the shop only', async () => {
  await using shop = await openShop();
  const widget = await shop.get(shop.provider.widgetUrl);
  expect([widget.statusCode, widget.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(widget.body).toContain('window.Wayforpay');

  const opened = await shop.postForm(`${emulatedPath}/pay/compact?behavior=frame&build=49`, shop.posted);
  expect(opened.statusCode).toBe(303);
  const page = await shop.get(String(opened.headers.location));
  expect(page.body).toContain('500,00');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(page.headers['x-content-type-options']).toBe('nosniff');
});

test('a webhook comes over the network to the process itself, at the path that the shop gave', async () => {
  await using shop = await openShop();
  const heard = Promise.withResolvers<{ url: string; body: string }>();
  shop.app.addContentTypeParser(Object.values(form), { parseAs: 'string' }, (_request, body, done) => done(null, body));
  shop.app.post('/heard/', async ({ url, body }) => {
    heard.resolve({ url, body: String(body) });
    return shop.provider.accept('order-1');
  });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });

  const opened = await shop.postForm(`${emulatedPath}/pay?behavior=pre`, shop.posted);
  await shop.postForm(String(opened.headers.location), { choice: 'approved' });

  const { url, body } = await heard.promise;
  expect(url).toBe('/heard/?of=cards');
  expect(shop.provider.readWebhook(body)).toMatchObject({ reference: 'order-1', state: 'approved', amount: 500_00 });
});

test.each([
  'https://rosa.example//elsewhere.example/',
  'https://rosa.example/\\\\elsewhere.example/',
  'https://elsewhere.example/',
])('a browser is not sent to %s', async (returnUrl) => {
  await using shop = await openShop();
  const opened = await shop.postForm(`${emulatedPath}/pay?behavior=pre`, { ...shop.posted, returnUrl });
  const closed = await shop.postForm(String(opened.headers.location), { choice: 'close' });
  expect([closed.statusCode, closed.headers.location]).toEqual([200, undefined]);
  expect(closed.body).not.toContain('elsewhere');
});

test('a body far larger than any payment form is refused before it is read', async () => {
  await using shop = await openShop();
  const reply = await shop.postForm(`${emulatedPath}/pay`, { ...shop.posted, extra: 'a'.repeat(64 * 1024) });
  expect([reply.statusCode, reply.json().code]).toEqual([413, 'body_too_large']);
});

test('without an emulator its addresses are not found', async () => {
  await using shop = await openTestShop({ hasOwnServer: true });
  for (const path of ['/server/pay-widget.js', '/pay/compact', '/api']) {
    expect((await shop.get(`${emulatedPath}${path}`)).statusCode, path).toBe(404);
    expect((await shop.post(`${emulatedPath}${path}`, {})).statusCode, path).toBe(404);
  }
});
