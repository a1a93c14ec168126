import { kopiykas } from '@shop/domain/money.ts';
import { expect, test } from 'vitest';
import type { WayforpaySettings } from './call-wayforpay.ts';
import { sign } from './signature.ts';
import { wayforpayProvider } from './wayforpay-provider.ts';

const secretKey = 'flk3409refn54t54t*FNJRET';
const settings: WayforpaySettings = {
  merchantAccount: 'test_merch_n1',
  secretKey,
  apiUrl: 'https://api.wayforpay.com/api',
  widgetUrl: 'https://secure.wayforpay.com/server/pay-widget.js',
  publicUrl: 'https://rosa.example:8443',
  fetch: () => Promise.reject(new Error('nobody is called')),
};
const purchase = {
  reference: 'q7Vd0pZk3xWnR8bYt5LmC2sHf9JgA4eU-1',
  orderId: 42,
  orderReference: 'q7Vd0pZk3xWnR8bYt5LmC2sHf9JgA4eU',
  amount: kopiykas(124_950),
  createdAt: new Date('2026-11-15T10:00:00.700Z'),
  expiresAt: new Date('2026-11-15T10:50:00Z'),
  offeredAt: new Date('2026-11-15T10:05:00.900Z'),
};

test('an offer is one line that is signed as it is posted, and tells nothing of the customer', () => {
  const values =
    'test_merch_n1;rosa.example:8443;q7Vd0pZk3xWnR8bYt5LmC2sHf9JgA4eU-1;1794736800;1249.50;UAH;Замовлення № 42;1;1249.50';
  expect(wayforpayProvider(settings).offer(purchase)).toEqual({
    merchantAccount: 'test_merch_n1',
    merchantDomainName: 'rosa.example:8443',
    merchantSignature: sign(values.split(';'), secretKey),
    authorizationType: 'SimpleSignature',
    orderReference: 'q7Vd0pZk3xWnR8bYt5LmC2sHf9JgA4eU-1',
    orderDate: 1794736800,
    amount: '1249.50',
    currency: 'UAH',
    productName: ['Замовлення № 42'],
    productCount: [1],
    productPrice: ['1249.50'],
    returnUrl: 'https://rosa.example:8443/api/v1/orders/payment/return/q7Vd0pZk3xWnR8bYt5LmC2sHf9JgA4eU/',
    serviceUrl: 'https://rosa.example:8443/api/v1/orders/payment/wayforpay/',
    orderTimeout: 2699,
    merchantTransactionType: 'SALE',
    paymentSystems: 'card;googlePay;applePay',
    language: 'UA',
  });
});

test.each([
  ['2026-11-15T10:06:30Z', 89],
  ['2026-11-15T10:05:50Z', 60],
  ['2026-11-15T10:00:00Z', 60],
])('an offer that ends at %s is open for %d seconds', (expiresAt, seconds) => {
  const offer = wayforpayProvider(settings).offer({ ...purchase, expiresAt: new Date(expiresAt) });
  expect(offer.orderTimeout).toBe(seconds);
});

test('a webhook is accepted with the time and a signature', () => {
  const provider = wayforpayProvider({ ...settings, now: () => new Date(1_415_379_863_999) });
  expect(provider.accept('DH783023')).toEqual({
    orderReference: 'DH783023',
    status: 'accept',
    time: 1415379863,
    signature: 'bd8d3443f99fb2c7a8b610ac600c80b0',
  });
});

test('without a secret key nothing is offered, accepted, asked or sent back', async () => {
  const provider = wayforpayProvider({ ...settings, secretKey: '' });
  const patience = new AbortController().signal;
  const refused = 'WayForPay: the secret key is missing';
  expect(() => provider.offer(purchase)).toThrow(refused);
  expect(() => provider.accept('DH783023')).toThrow(refused);
  await expect(provider.ask('DH783023', patience)).rejects.toThrow(refused);
  const refund = { reference: 'DH783023', amount: kopiykas(100), comment: 'x' };
  await expect(provider.refund(refund, patience)).rejects.toThrow(refused);
});

test('the script of the widget is the one of the settings', () => {
  const { name, widgetUrl } = wayforpayProvider(settings);
  expect([name, widgetUrl]).toEqual(['wayforpay', 'https://secure.wayforpay.com/server/pay-widget.js']);
});
