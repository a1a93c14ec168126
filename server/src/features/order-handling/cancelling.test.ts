import { expect, test } from 'vitest';
import {
  history,
  lettersOf,
  openShopWithCards,
  orderByCard,
  orderRow,
  sendWebhook,
  stocks,
} from '../../../tests/card-orders.ts';
import { plain } from '../../../tests/letters.ts';
import { addCertificate, offerTestCertificate } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { checkBooks } from '../books/check-books.ts';
import { createPromoCode } from '../promo-codes/create-promo-code.ts';

const cancel = { reason: 'Передумала' };

test('what a cancelled order had taken goes back once, and the customer is told that the shop did it', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  await addCertificate(shop, 'GIFT', 100_00);
  await shop.shop.db.transaction((tx) => createPromoCode(tx, { code: 'TEN', percent: 10, note: '' }));
  const codes = { promo_code: 'TEN', certificates: [{ serial_number: 'GIFT' }] };
  const { id } = await orderByCard(shop, codes, '350.00');
  expect((await owner.get(`orders/${id}/`)).json()).toMatchObject({
    promo_code: 'TEN',
    certificates_used: [{ serial_end: 'GIFT', amount: '100.00', returned: '0.00' }],
  });

  const replies = [await owner.post(`orders/${id}/cancel/`, cancel), await owner.post(`orders/${id}/cancel/`, cancel)];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  expect(replies[0]!.json()).toMatchObject({ state: 'cancelled', attention: [], held_until: null, actions: [] });
  expect(await stocks(shop)).toEqual([5, 5]);
  expect(await shop.rows('certificates')).toMatchObject([{ balance: '10000' }]);
  expect(await shop.rows('promo_codes')).toMatchObject([{ times_used: 0 }]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);

  await shop.runQueuedJobs();
  const letter = shop.mailbox.find(({ subject }) => subject.includes('скасовано'))!;
  expect(plain(letter.text)).toContain('Ми скасували ваше замовлення. Якщо ви використали');
  expect(plain(letter.text)).not.toContain('не дочекалися оплати');
  expect(plain(letter.text)).not.toContain('Кошти');
});

test('money that was received waits for a refund, and certificates that were bought with it are worth nothing', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const certificate = { variantId: await offerTestCertificate(shop, 1000_00), qty: 1, type: 'certificate' };
  const { id, attempt } = await orderByCard(shop, { cart_items: [{ variantId: 1, qty: 1 }, certificate] }, '1500.00');
  await sendWebhook(shop, attempt, 'Approved', { amount: 1500 });
  const cancelled = (await owner.post(`orders/${id}/cancel/`, cancel)).json();
  expect(cancelled).toMatchObject({
    state: 'cancelled',
    attention: ['refund_due'],
    received: '1500.00',
    refunded: '0.00',
    certificates_bought: [{ balance: '1000.00', is_blocked: true }],
    actions: ['refund'],
  });
  expect(await stocks(shop)).toEqual([5, 5]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
  await shop.runQueuedJobs();
  const letter = shop.mailbox.find(({ subject }) => subject.includes('скасовано'))!;
  expect(plain(letter.text)).toContain('Кошти, які ви сплатили, ми повернемо.');
});

test('a payment that comes after the staff has cancelled does not revive the order', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const { id, attempt } = await orderByCard(shop);
  await owner.post(`orders/${id}/cancel/`, cancel);
  await sendWebhook(shop, attempt, 'Approved');
  expect(await orderRow(shop, id)).toMatchObject({
    state: 'cancelled',
    revivals: 0,
    received: '50000',
    attention: ['paid_after_cancelling'],
  });
  expect(await stocks(shop)).toEqual([5, 5]);
  expect(await history(shop)).toEqual(['placed', 'cancelled', 'paid']);
  expect(await lettersOf(shop)).toContain(`order-paid:${id}`);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});
