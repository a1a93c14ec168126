import { expect, type Page } from '@playwright/test';
import { lineOf, toner } from './at-the-checkout.ts';
import type { Writer } from './planted-scripts.ts';
import { byCourier, type Customer, placeOrder } from './signed-up.ts';

/** One order for each state in which its page differs; the first one uses the promo code. */
export async function placeAdminOrders(page: Page, writer: Writer, { customer, code, parcel }: Ordering) {
  const order = (total: string, changes: object) => placeOrder(page, customer, { things: [toner], total, changes });
  const step = (id: number, name: string, body: object = {}) =>
    writer.send('POST', `/api/v1/admin/orders/${id}/${name}/`, body);
  const brought = async (...steps: string[]) => {
    const { order_id } = await order('690.00', byCourier);
    for (const name of steps) await step(order_id, name);
    return order_id;
  };

  // Receives as many pieces as are ordered here, so that other tests find the stock they expect.
  const { variantId } = await lineOf(page, toner);
  await writer.send('POST', `/api/v1/admin/variants/${variantId}/stock/`, { difference: 7, note: 'Надходження' });
  const { order_id: fresh } = await order('636.00', { ...byCourier, promo_code: code });
  await step(fresh, 'notes', { text: 'Зателефонувати після обіду' });
  const { order_id: unpaid } = await order('540.00', { payment_method: 'full' });
  const bought = await order('540.00', parcel);
  await payByApi(page, bought);
  await step(bought.order_id, 'confirm');
  const { order_id: packed } = await order('540.00', parcel);
  for (const name of ['confirm', 'pack']) await step(packed, name);
  const waybill_number = String(Date.now()).padEnd(14, '0');
  await writer.send('PUT', `/api/v1/admin/orders/${packed}/waybill/`, { waybill_number });
  const { order_id: cancelled } = await order('540.00', {});
  await step(cancelled, 'cancel', { reason: 'Покупець передумав' });
  const shipped = await brought('confirm', 'pack', 'ship');
  const completed = await brought('confirm', 'pack', 'ship', 'complete');
  return { fresh, unpaid, paid: bought.order_id, packed, cancelled, shipped, completed };
}

type Ordering = { customer: Customer; code: string; parcel: object };
type Placed = Awaited<ReturnType<typeof placeOrder>>;

/** On the provider's own page, by API. */
async function payByApi(page: Page, { order_reference, payment_data }: Placed): Promise<void> {
  const { productName, productCount, productPrice, ...purchase } = payment_data!;
  const form = new URLSearchParams(Object.entries(purchase).map(([name, value]) => [name, String(value)]));
  for (const [name, values] of Object.entries({ productName, productCount, productPrice }))
    for (const value of values) form.append(`${name}[]`, String(value));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const opened = await page.request.post('/emulators/wayforpay/pay', { headers, data: form.toString() });
  await page.request.post(opened.url(), { form: { choice: 'approved' } });
  const checked = async () =>
    (await page.request.post('/api/v1/orders/check_pay/', { data: { payment_reference: order_reference } })).json();
  await expect.poll(checked).toMatchObject({ payed: true });
}
