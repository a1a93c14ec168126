import { kyivDate, monthsLater } from '@shop/domain/kyiv-date.ts';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import {
  addCertificate,
  books,
  byCourier,
  createOrder,
  offerTestCertificate,
  pickupOrder,
} from '../../../tests/orders.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';

const today = kyivDate(new Date());
const nextYear = monthsLater(today, 12);
const gift = { amount: '500', valid_until: nextYear, reason: 'Вибачення за затримку' };
const recipient = { recipient_name: 'Ірина', recipient_email: 'iryna@rosa.example', message: 'Гарного дня!' };

async function openAdmin() {
  const shop = await openTestShop();
  const manager = await signedIn(shop, 'manager');
  const kept = async () => ({ ...(await books(shop)), audit: await shop.rows('audit_log') });
  return { ...shop, manager, kept };
}

test('a certificate is given and mailed; its number is nowhere but in its row and in the letter', async () => {
  await using shop = await openAdmin();
  const reply = await shop.manager.post('certificates/', { ...gift, ...recipient });
  const given = reply.json();
  expect(reply.statusCode).toBe(201);
  expect(given).toMatchObject({ id: 1, state: 'active', amount: '500.00', balance: '500.00', order_id: null });
  expect(given.serial_number).toMatch(/^ROSA(-[A-Z2-9]{4}){4}$/);
  const issued = { kind: 'issued', difference: '500.00', staff_name: 'Олена', note: 'Вибачення за затримку' };
  expect(given.movements).toMatchObject([issued]);
  const elsewhere = [await auditOf(shop, 'certificate'), await shop.rows('letters'), await shop.queuedJobs()];
  expect(elsewhere[0]).toMatchObject([{ action: 'issue', after: { amount: '500.00' } }]);
  expect(JSON.stringify(elsewhere)).not.toContain(given.serial_number);
  const list = await shop.manager.get('certificates/');
  expect(list.json()).toMatchObject({ data: [{ number_end: given.serial_number.slice(-4) }], total: 1 });
  expect(list.body).not.toContain(given.serial_number);

  await shop.runQueuedJobs();

  const [letter] = shop.mailbox;
  expect([letter?.to, letter?.subject]).toEqual(['iryna@rosa.example', 'Вам подарували сертифікат']);
  expect(letter?.text).toContain(given.serial_number);
  expect(letter?.text).toContain('> Гарного дня!');
  expect((await shop.manager.get('certificates/1/')).json().sent_at).toEqual(expect.any(String));
});

test('a certificate for another day waits for its morning', async () => {
  await using shop = await openAdmin();
  const sendOn = monthsLater(today, 1);
  await shop.manager.post('certificates/', { ...gift, ...recipient, send_on: sendOn });
  await shop.runQueuedJobs();
  expect(shop.mailbox).toEqual([]);
  expect(await shop.rows('letters')).toMatchObject([{ state: 'waiting', event: 'certificate-given:1' }]);
});

test.each([
  [{ amount: '0.99' }, { amount: ['Номінал має бути від 1 до 1 000 000 грн'] }],
  [{ valid_until: '2020-01-01' }, { valid_until: ['Цей день уже минув'] }],
  [{ recipient_email: 'iryna@rosa.example' }, { recipient_name: ['Вкажіть, кому подарунок'] }],
  [{ reason: ' ' }, { reason: ["Це поле обов'язкове"] }],
])('%j gives nothing', async (changes, fields) => {
  await using shop = await openAdmin();
  const before = await shop.kept();
  const reply = await shop.manager.post('certificates/', { ...gift, ...changes });
  expect([reply.statusCode, reply.json()]).toEqual([400, fields]);
  expect(await shop.kept()).toEqual(before);
});

test('a blocked certificate pays for nothing until it is unblocked; both are told with their reasons', async () => {
  await using shop = await openAdmin();
  await addCertificate(shop, 'GIFT-2026', 500_00);
  const validate = async () =>
    (await shop.post('/api/v1/orders/certificate/validate/', { serial_number: 'GIFT-2026' })).statusCode;

  const blocked = await shop.manager.post('certificates/1/block/', { reason: 'Код потрапив у мережу' });
  expect(blocked.json()).toMatchObject({ state: 'blocked', balance: '500.00' });
  await shop.manager.post('certificates/1/block/', { reason: 'Ще раз' });
  expect(await validate()).toBe(409);
  const free = await shop.manager.post('certificates/1/unblock/', { reason: 'Помилка' });

  expect(free.json()).toMatchObject({
    state: 'active',
    blockings: [
      { action: 'block', reason: 'Код потрапив у мережу', staff_name: 'Олена' },
      { action: 'unblock', reason: 'Помилка', staff_name: 'Олена' },
    ],
  });
  expect(await validate()).toBe(200);
});

test('a balance is corrected by a difference, within what the certificate was worth', async () => {
  await using shop = await openAdmin();
  await addCertificate(shop, 'GIFT-2026', 500_00);
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  const certificates = [{ serial_number: 'GIFT-2026' }];
  await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '0.00', { certificates }));

  const reason = 'Перераховано';
  const corrected = await shop.manager.post('certificates/1/adjust/', { difference: '-50', reason });
  expect(corrected.json()).toMatchObject({
    balance: '350.00',
    movements: [
      { kind: 'issued', difference: '500.00', balance_after: '500.00', order_id: null, staff_name: null },
      { kind: 'redeemed', difference: '-100.00', balance_after: '400.00', order_id: 1, staff_name: null },
      { kind: 'adjusted', difference: '-50.00', balance_after: '350.00', staff_name: 'Олена', note: reason },
    ],
  });

  const before = await shop.kept();
  const refused = async (difference: string) => {
    const { statusCode, body } = await shop.manager.post('certificates/1/adjust/', { difference, reason });
    return [statusCode, JSON.parse(body).code];
  };
  expect(await refused('-350.01')).toEqual([409, 'certificate_below_zero']);
  expect(await refused('+150.01')).toEqual([409, 'certificate_above_amount']);
  expect((await shop.manager.post('certificates/1/adjust/', { difference: '0', reason })).statusCode).toBe(400);
  expect((await shop.manager.post('certificates/9/adjust/', { difference: '1', reason })).statusCode).toBe(404);
  expect(await shop.kept()).toEqual(before);
});

test('certificates are found by the end of the number, by who gets them and by what they are now', async () => {
  await using shop = await openAdmin();
  await shop.manager.post('certificates/', { ...gift, ...recipient });
  await addCertificate(shop, 'GIFT-2026', 500_00);
  await addCertificate(shop, 'GIFT-2019', 500_00, '2020-01-01');
  const found = async (query: string) =>
    (await shop.manager.get(`certificates/?sort=issued_at&${query}`)).json().data.map(({ id }: { id: number }) => id);
  expect(await found('q=2026')).toEqual([2]);
  expect(await found(`q=${encodeURIComponent('ірин')}`)).toEqual([1]);
  expect(await found('state=expired')).toEqual([3]);
  expect(await found('state=active&order=DESC')).toEqual([2, 1]);
});

test('a certificate is printed for whoever hands it over', async () => {
  await using shop = await openAdmin();
  await addCertificate(shop, 'GIFT-2026', 500_00);
  const { headers, rawPayload } = await shop.manager.get('certificates/1/print/');
  expect([headers['content-type'], headers['cache-control']]).toEqual(['application/pdf', 'no-store']);
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a certificate of a cancelled order is never unblocked nor corrected, also when somebody had blocked it before', async () => {
  await using shop = await openAdmin();
  const owner = await signedIn(shop);
  const variantId = await offerTestCertificate(shop, 500_00);
  const items = [{ variantId, qty: 2, type: 'certificate' as const }];
  // By courier: an order that is only mailed would be completed as soon as it is paid.
  const { order_id: id } = (await shop.post(createOrder, pickupOrder(items, '1150.00', byCourier))).json();
  await owner.post(`orders/${id}/mark-paid/`, { amount: '1150.00', way: 'cash' });
  await shop.manager.post('certificates/1/block/', { reason: 'Спершу я' });
  expect((await owner.post(`orders/${id}/cancel/`, { reason: 'Передумали' })).statusCode).toBe(200);
  const before = await shop.kept();
  for (const member of [shop.manager, owner])
    for (const certificate of [1, 2]) {
      const reply = await member.post(`certificates/${certificate}/unblock/`, { reason: 'Поверніть' });
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'certificate_refunded']);
      const adjusted = await member.post(`certificates/${certificate}/adjust/`, { difference: '-70', reason: 'Знову' });
      expect([adjusted.statusCode, adjusted.json().code]).toEqual([409, 'certificate_refunded']);
    }
  expect(await shop.kept()).toEqual(before);
  expect((await owner.get('certificates/2/')).json()).toMatchObject({ state: 'blocked', is_refunded: true });
});
