import type { Page } from '@playwright/test';
import {
  delivery,
  field,
  fillCourier,
  fillPersonal,
  openDelivery,
  pay,
  press,
  stored,
  toner,
} from './at-the-checkout.ts';
import { dataLayer, expectEvents, expectNoEvents, goods, serumItems, told } from './data-layer.ts';
import { certificateId, keep } from './kept-lists.ts';
import { expect, test } from './quiet-page.ts';
import { openAsPlaced, reference, stubPayments } from './stubbed-payments.ts';

const serum = '/product/rosa-lab-hyaluronic-dew';
const cart = (page: Page) => page.getByRole('dialog', { name: 'Кошик' });
const thanks = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Дякуємо за замовлення!');

test('what a customer looks at, puts into the cart and takes out of it is told once each', async ({ page }) => {
  const { small, middle } = await serumItems(page);
  await page.goto(serum);
  await page.getByRole('combobox').selectOption('30 мл');
  await page.getByRole('button', { name: 'Додати в кошик' }).first().click();
  await cart(page).getByRole('button', { name: 'Збільшити' }).click();
  await cart(page).getByRole('spinbutton').fill('5');
  await cart(page).getByRole('button', { name: 'Зменшити' }).click();
  await cart(page).getByRole('button', { name: 'Видалити' }).click();
  await expectEvents(page, [
    told('view_item', goods(560, small)),
    told('view_item', goods(784, middle)),
    told('add_to_cart', goods(784, middle)),
    told('add_to_cart', goods(784, middle)),
    told('add_to_cart', goods(2352, { ...middle, quantity: 3 })),
    told('remove_from_cart', goods(784, middle)),
    told('remove_from_cart', goods(3136, { ...middle, quantity: 4 })),
  ]);
  expect((await dataLayer(page))[0]).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      analytics_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      wait_for_update: 500,
    },
  ]);
});

test('a cleared cart is one event, and so is one that is put back; another tab says nothing of it', async ({
  page,
}) => {
  const { small } = await serumItems(page);
  const certificate = await certificateId(page, '500.00');
  await keep(page, 'cart', [
    { variantId: Number(small.item_id), qty: 2, type: 'product' },
    { variantId: certificate, qty: 1, type: 'certificate' },
    { variantId: 9_999_999, qty: 1, type: 'product' },
  ]);
  const gift = {
    item_id: String(certificate),
    item_name: 'Маленька радість',
    item_category: 'Подарункові сертифікати',
    item_variant: '500 грн',
    price: 500,
    quantity: 1,
  };
  await page.goto('/contacts');
  const other = await page.context().newPage();
  await other.goto(serum);
  await page.getByRole('button', { name: /^Кошик/ }).click();
  await cart(page).getByText('Деякі товари більше не продаються').waitFor();
  await cart(page).getByRole('button', { name: 'Очистити кошик' }).click();
  await cart(page).getByRole('button', { name: 'Повернути товари в кошик' }).click();
  const both = goods(1620, { ...small, quantity: 2 }, gift);
  await expectEvents(page, [told('remove_from_cart', both), told('add_to_cart', both)]);
  await other.getByRole('button', { name: /^Кошик, 3/ }).waitFor();
  await expectEvents(other, [told('view_item', goods(560, small))]);
  await other.getByRole('link', { name: 'Контакти' }).first().click();
  await expect(other).toHaveURL('/contacts');
  await other.goBack();
  await expectEvents(other, [told('view_item', goods(560, small)), told('view_item', goods(560, small))]);
});

test('an order is told step by step, and its purchase once', async ({ page }) => {
  const { middle } = await serumItems(page);
  const two = { ...middle, quantity: 2 };
  await keep(page, 'cart', [{ variantId: Number(middle.item_id), qty: 2, type: 'product' }]);
  await page.goto('/checkout');
  const begun = told('begin_checkout', goods(1568, two));
  await expectEvents(page, [begun]);
  await field(page, 'Промокод').fill('rosa10');
  await press(page, 'Застосувати');
  await page.getByText('знижка 10 %').waitFor();
  await fillPersonal(page);
  await press(page, 'Далі');
  await delivery(page, 'Самовивіз').check();
  await fillCourier(page);
  await delivery(page, 'Самовивіз').check();
  await delivery(page, 'Кур’єр').check();
  await pay(page, 'Оплата під час отримання');
  await press(page, 'Замовити');
  await thanks(page);
  const ofCheckout = { ...goods(1568, two), coupon: 'ROSA10' };
  const orderId = await stored(page, 'orderId');
  const events = [
    begun,
    told('select_promotion', { promotion_id: 'ROSA10', promotion_name: 'Промокод, 10 %', items: [two] }),
    told('add_shipping_info', { ...ofCheckout, shipping_tier: 'Самовивіз' }),
    told('add_shipping_info', { ...ofCheckout, shipping_tier: 'Кур’єр' }),
    told('add_payment_info', { ...ofCheckout, payment_type: 'Оплата під час отримання' }),
    told('purchase', {
      ...goods(1411.2, two),
      transaction_id: String(orderId),
      shipping: 150,
      coupon: 'ROSA10',
    }),
  ];
  await expectEvents(page, events);
  expect(JSON.stringify(await dataLayer(page))).not.toContain(String(await stored(page, 'orderReference')));

  await page.reload();
  await page.getByRole('region', { name: 'Склад замовлення' }).waitFor();
  await expectNoEvents(page);
});

test('an order paid by card is told when it is paid, an unpaid one not', async ({ page }) => {
  const stub = await stubPayments(page);
  await page.goto('/placeholder');
  await page.evaluate(() => localStorage.setItem('ordersToTell', '[{"id":48213}]'));
  stub.says = { status: 'Declined', can_pay: true };
  await openAsPlaced(page, '/failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Замовлення не оплачено!');
  await expectNoEvents(page);
  stub.says = { status: 'Approved', payed: true };
  await page.goto('/confirmation');
  await thanks(page);
  await expect
    .poll(async () => (await dataLayer(page)).at(-1))
    .toMatchObject({ event: 'purchase', ecommerce: { transaction_id: '48213', value: 540, shipping: 0 } });
  expect(await stored(page, 'ordersToTell')).toEqual([]);
});

test('who opens somebody’s paid order buys nothing', async ({ page }) => {
  const stub = await stubPayments(page);
  stub.says = { status: 'Approved', payed: true };
  await page.goto(`/failed?order=${reference}`);
  await thanks(page);
  await page.getByRole('region', { name: 'Склад замовлення' }).waitFor();
  await expectNoEvents(page);
});

test('a code that is only checked again is not told again', async ({ page }) => {
  await keep(page, 'promoCode', { code: 'ROSA10', percent: 10 });
  const checked = page.waitForResponse('**/orders/promocode/validate/');
  await openDelivery(page, toner);
  await checked;
  await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'begin_checkout' }));
  const events = (await dataLayer(page)) as { event?: string; ecommerce?: { coupon?: string } }[];
  expect(events.filter(({ event }) => event).map(({ event, ecommerce }) => [event, ecommerce?.coupon])).toEqual([
    ['begin_checkout', 'ROSA10'],
  ]);
});
