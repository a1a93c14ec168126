import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { derivePalette } from '@shop/domain/palette.ts';
import { fastify } from 'fastify';
import { getDocumentProxy } from 'unpdf';
import { expect, onTestFinished, test } from 'vitest';
import { screens } from '../../browser-tests/screens.ts';
import { type LetterData, type LetterKind, renderLetter } from '../src/features/notifications/letters/render-letter.ts';
import { builtStorefront } from '../src/http/pages/storefront.ts';
import { place, plain } from './letters.ts';
import { openTestShop, variant } from './open-test-shop.ts';
import { createOrder, pickupOrder } from './orders.ts';
import { picture as picturePng } from './products.ts';
import { signedIn } from './staff.ts';

/** The name of the demonstration, in any of its forms, and its prefix of serial numbers. */
const oldName = /(?<!\p{L})(Рос(а|и|і|у|ою)|ROSA)(?!\p{L})/u;
const shopName = 'Лавка Оленки';

/** The colours of the demonstration: of actions, of the page, of a pressed button and of tinted panels. */
const oldColours = ['#173c31', '#fbfbf8', '#22574a', '#dbe8e2'];
const oldColour = new RegExp(oldColours.join('|'), 'i');
const oldInks = oldColours.map(inkOf);

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><rect width="160" height="40" rx="8" fill="#2e6b3a"/></svg>',
);

/** An empty shop with another name, prefix, logo, icon and colours. */
async function openRenamedShop(options?: Parameters<typeof openTestShop>[0]) {
  const shop = await openTestShop(options);
  const owner = await signedIn(shop);
  const { version: _version, ...settings } = (await owner.get('settings/')).json();
  const changed = await owner.put('settings/', { ...settings, name: shopName, serial_prefix: 'LAVKA' });
  expect(changed.statusCode).toBe(200);
  for (const picture of [logo, await picturePng('gold', { width: 96, height: 96 })])
    expect((await owner.post('look/pictures/', picture)).statusCode).toBe(201);
  const look = { accent: '#2e6b3a', paper: '#ffffff', logo_id: 1, icon_id: 2, has_drop: false };
  expect((await owner.put('look/', look)).statusCode).toBe(200);
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
  const own = ['/product/honey', '/manifest.webmanifest', '/api/v1/shop/settings/'];
  const addresses = [...screens.map(({ address }) => address), ...own, ...feeds];
  const named: string[] = [];
  for (const address of addresses) {
    const { body } = await shop.get(address);
    for (const found of [oldName.exec(body), oldColour.exec(body)].filter((each) => each !== null))
      named.push(`${address}: ${body.slice(Math.max(0, found.index - 60), found.index + 30)}`);
  }
  expect(named).toEqual([]);
  const home = await shop.get('/');
  expect(home.body).toContain(`<title>${shopName}</title>`);
  expect(home.body).toContain('<meta name="theme-color" content="#2e6b3a"/>');
  const [, style] = /<style>(.*?)<\/style>/.exec(home.body)!;
  expect(style).toMatch(/^html:root\{--color-paper:#ffffff;.*--color-fir:#2e6b3a;/);
  const hash = createHash('sha256').update(style!).digest('base64');
  expect(home.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  for (const [, icon] of home.body.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]* href="([^"]+)"/g))
    expect([icon, (await shop.get(icon!)).headers['content-type']]).toEqual([icon, 'image/png']);
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

const newLook = {
  palette: derivePalette({ accent: '#2e6b3a', paper: '#ffffff' }),
  hasDrop: false,
  logo: { path: '/look/0123456789abcdef/logo.png', width: 160, height: 40 },
};

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
};

test.each(Object.entries(letters))('the letter %s speaks for the shop as it is called now', (kind, data) => {
  const renamed = { ...place, publicUrl: 'https://lavka.example', shopName, look: newLook };
  const { subject, text, html } = renderLetter({ kind: kind as LetterKind, data }, renamed);
  expect([subject, text, html].filter((part) => oldName.test(plain(part)))).toEqual([]);
  expect(oldColour.exec(html)).toBeNull();
  expect(html).toContain('src="https://lavka.example/look/0123456789abcdef/logo.png"');
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
  expect(inksOf(printed.rawPayload)).toContain(inkOf('#2e6b3a'));
  expect(inksOf(printed.rawPayload).filter((ink) => oldInks.includes(ink))).toEqual([]);
});

test.each(['invoice', 'packing-slip'])('the %s has the new name and the new colours', async (paper) => {
  await using shop = await openRenamedShop();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'honey', variants: [variant('A-1', 100_00)] });
  await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '100.00'));
  const printed = await shop.owner.get(`orders/1/${paper}/`);
  const file = await getDocumentProxy(new Uint8Array(printed.rawPayload));
  const { items } = await (await file.getPage(1)).getTextContent();
  const { info } = await file.getMetadata();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect([text, JSON.stringify(info)].filter((part) => oldName.test(part))).toEqual([]);
  expect(info).toMatchObject({ Author: shopName });
  const { ink } = newLook.palette;
  expect(inksOf(printed.rawPayload)).toContain(inkOf(ink));
  expect(inksOf(printed.rawPayload).filter((used) => [...oldInks, inkOf('#16201b')].includes(used))).toEqual([]);
});

/** Red, green and blue in thousandths. */
function inkOf(colour: string): string {
  return [1, 3, 5].map((at) => Math.round((Number.parseInt(colour.slice(at, at + 2), 16) / 255) * 1000)).join(' ');
}

/** The colours that a PDF sets, in thousandths. */
function inksOf(pdf: Buffer): string[] {
  const latin = pdf.toString('latin1');
  const pages = [...latin.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream]) => unpacked(stream!));
  return pages.flatMap((page) =>
    [...page.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN|rg|RG)\b/g)].map(([, ...parts]) =>
      parts.map((part) => Math.round(Number(part) * 1000)).join(' '),
    ),
  );
}

/** Fonts and other streams that cannot be unpacked set no colours. */
function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

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
