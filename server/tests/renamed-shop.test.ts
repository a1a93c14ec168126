import { fastify } from 'fastify';
import { getDocumentProxy } from 'unpdf';
import { expect, onTestFinished, test } from 'vitest';
import { screens } from '../../browser-tests/screens.ts';
import { type LetterData, type LetterKind, renderLetter } from '../src/features/notifications/letters/render-letter.ts';
import { builtStorefront } from '../src/http/pages/storefront.ts';
import { place, plain } from './letters.ts';
import { openTestShop, variant } from './open-test-shop.ts';
import { signedIn } from './staff.ts';

/** The name of the demonstration, in any of its forms, and its prefix of serial numbers. */
const oldName = /(?<!\p{L})(Рос(а|и|і|у|ою)|ROSA)(?!\p{L})/u;
const shopName = 'Лавка Оленки';

/** An empty shop with another name and prefix. */
async function openRenamedShop(options?: Parameters<typeof openTestShop>[0]) {
  const shop = await openTestShop(options);
  const owner = await signedIn(shop);
  const { version: _version, ...settings } = (await owner.get('settings/')).json();
  const changed = await owner.put('settings/', { ...settings, name: shopName, serial_prefix: 'LAVKA' });
  expect(changed.statusCode).toBe(200);
  return { ...shop, owner };
}

test('the old name is found in any of its forms, and in no other word', () => {
  expect(['«Роса»', 'листи «Роси»', 'ROSA-7KQ2', 'у Росі.'].filter((text) => !oldName.test(text))).toEqual([]);
  expect(['роса', 'Росада', 'ROSALIA', '/product/rosa-lab'].filter((text) => oldName.test(text))).toEqual([]);
});

test('no page and no file for other programs names the demonstration', async () => {
  const files = fastify();
  onTestFinished(async () => await files.close());
  const storefront = await builtStorefront(files, { hasServiceWorker: false });
  await using shop = await openRenamedShop({ storefront });
  const brandId = await shop.addBrand();
  await shop.addProduct({ brandId, slug: 'honey', variants: [variant('A-1', 100_00)] });
  const feeds = ['google-merchant', 'yml', 'hotline'].map((name) => `/feeds/${name}.xml`);
  const addresses = [...screens.map(({ address }) => address), '/product/honey', '/manifest.webmanifest', ...feeds];
  const named: string[] = [];
  for (const address of addresses) {
    const { body } = await shop.get(address);
    const found = oldName.exec(body);
    if (found) named.push(`${address}: ${body.slice(Math.max(0, found.index - 60), found.index + 30)}`);
  }
  expect(named).toEqual([]);
  expect((await shop.get('/')).body).toContain(`<title>${shopName}</title>`);
  expect((await shop.get('/nothing-here')).body).toContain(` — ${shopName}</title>`);
});

const certificate = { serialNumber: 'LAVKA-1', amount: '500.00', validUntil: '2027-01-01' };
const orderFacts = { orderId: 42, orderReference: 'reference' };
const none = '0.00';
const placed: LetterData['order-placed'] = {
  ...orderFacts,
  recipient: 'Олена',
  lines: [{ name: 'Мед', quantity: 1, price: '100.00', isPreorder: false }],
  ...{ goods: '100.00', promoDiscount: none, certificateDiscount: none, deliveryCost: none, total: '100.00' },
  ...{ dueOnline: none, deliveryType: 'pickup', deliveryAddress: 'Київ', paymentMethod: 'cash' },
};
const account = { customerId: 1, firstName: 'Олена', salt: 'salt' };
const applicant = { name: 'Олена', phone: '+380501234567', email: 'o@lavka.example', position: 'Косметолог' };

/** One of each kind. */
const letters: LetterData = {
  activation: account,
  'password-reset': account,
  'email-change': account,
  'email-taken': {},
  'email-changed': { firstName: 'Олена', newEmail: 'o@lavka.example' },
  'account-deleted': { firstName: 'Олена' },
  'order-placed': placed,
  'order-paid': { ...orderFacts, amount: '100.00', rest: none, isCancelled: false },
  'order-paid-again': { orderId: 42, amount: '100.00' },
  'order-cancelled': orderFacts,
  'order-shipped': { ...orderFacts, deliveryAddress: 'Київ', dueOnReceipt: none, parcel: null },
  'order-refunded': { orderId: 42, amount: '100.00', isToCard: true },
  'certificates-issued': { orderId: 42, certificates: [certificate] },
  'certificate-gift': { buyer: 'Ганна', name: 'Олена', message: null, certificates: [certificate] },
  'payment-alert': { what: 'paid_twice', orderId: 42, amount: '1.00', currency: 'UAH', reference: 'r' },
  'subscription-asked': { subscriptionId: 1, salt: 'salt' },
  'subscription-confirmed': { subscriptionId: 1 },
  'partner-applied': { firstName: 'Олена' },
  'partner-approved': { firstName: 'Олена', note: '' },
  'partner-declined': { firstName: 'Олена', note: '' },
  'new-partner': { applicationId: 1, ...applicant, specialization: '', clinicName: '', address: '' },
  'new-order': { orderId: 42, total: '100.00' },
  'staff-invitation': { staffId: 1, name: 'Марко', invitedBy: 'Олена', role: 'Менеджер', salt: 'salt' },
  'staff-password-reset': { staffId: 1, name: 'Марко', salt: 'salt' },
  'people-exported': { by: 'Марко', list: 'order', format: 'csv', at: '2026-11-19T20:00:00.000Z' },
};

test.each(Object.entries(letters))('the letter %s speaks for the shop as it is called now', (kind, data) => {
  const renamed = { ...place, publicUrl: 'https://lavka.example', shopName };
  const { subject, text, html } = renderLetter({ kind: kind as LetterKind, data }, renamed);
  expect([subject, text, html].filter((part) => oldName.test(plain(part)))).toEqual([]);
  expect(text).toContain(shopName);
});

test('certificates have the new prefix, and their file the new name', async () => {
  await using shop = await openRenamedShop();
  const given = { amount: '500', valid_until: '2099-01-01', reason: 'Подарунок', recipient_name: 'Олена' };
  const issued = await shop.owner.post('certificates/', {
    ...given,
    recipient_email: null,
    message: null,
    send_on: null,
  });
  expect(issued.statusCode).toBe(201);
  const [row] = await shop.rows('certificates');
  expect(row!.serial_number).toMatch(/^LAVKA(-[A-HJ-NP-Z2-9]{4}){4}$/);
  const printed = await shop.owner.get(`certificates/${row!.id}/print/`);
  const file = await getDocumentProxy(new Uint8Array(printed.rawPayload));
  const { items } = await (await file.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  const { info } = await file.getMetadata();
  expect([text, JSON.stringify(info)].filter((part) => oldName.test(part))).toEqual([]);
  expect(text).toContain(shopName);
});

test.each(['', 'A', 'rosa', 'РОСА', 'TOO-LONG', 'ABCDEFGHI'])(
  '%j is no prefix of serial numbers',
  async (serial_prefix) => {
    await using shop = await openRenamedShop();
    const { version: _version, ...settings } = (await shop.owner.get('settings/')).json();
    const refused = await shop.owner.put('settings/', { ...settings, serial_prefix });
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['serial_prefix']]);
    expect((await shop.owner.get('settings/')).json().serial_prefix).toBe('LAVKA');
  },
);
