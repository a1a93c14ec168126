import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkBooks } from '../../src/features/books/check-books.ts';
import { listeningBank } from '../listening-bank.ts';
import { variant } from '../open-test-shop.ts';
import { byCarrier, createOrder, offerTestCertificate, pickupOrder } from '../orders.ts';
import type { ShopProcess } from '../start-shop-process.ts';
import { testBank } from '../test-bank.ts';
import { cycles, isAnswered, killAfter, mortalShop } from './mortal-shop.ts';

const reporters = 6;
const ordersACycle = 8;
const certificatesAnOrder = 2;

type Webhook = { attempt: string; status: 'Approved' | 'Declined'; body: string; isAccepted: boolean };

const bank = testBank();
const { settings, ...listening } = await listeningBank(bank);
afterAll(() => listening[Symbol.asyncDispose]());

/** Each order gets one decline and two webhooks of its approval. */
async function placeOrders(shop: ShopProcess, certificateVariantId: number): Promise<Webhook[]> {
  const items = [
    { variantId: 1, qty: 1 },
    { variantId: certificateVariantId, qty: certificatesAnOrder, type: 'certificate' as const },
  ];
  const webhooks: Webhook[] = [];
  for (let placed = 0; placed < ordersACycle; placed += 1) {
    const response = await shop.post(createOrder, pickupOrder(items, '2100.00', byCarrier));
    const { payment_data: offer } = (await response.json()) as { payment_data: { orderReference: string } };
    for (const status of ['Approved', 'Declined', 'Approved'] as const) {
      const body = bank.webhook(offer.orderReference, { transactionStatus: status, amount: 2100 });
      webhooks.push({ attempt: offer.orderReference, status, body, isAccepted: false });
    }
  }
  return webhooks;
}

async function bring(shop: ShopProcess, webhook: Webhook): Promise<void> {
  const response = await shop.post('/api/v1/orders/payment/wayforpay/', webhook.body);
  const answer = (await response.json()) as { status?: string };
  if (response.status !== 200 || answer.status !== 'accept')
    throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  webhook.isAccepted = true;
}

/** Sends webhooks until the shop is killed. Those without a reply stay in the list, as the bank repeats them. */
async function bringUntilItIsGone(shop: ShopProcess, waiting: Webhook[], accepted: () => void): Promise<void> {
  for (let webhook = waiting.shift(); webhook !== undefined; webhook = waiting.shift()) {
    if (!(await isAnswered(bring(shop, webhook)))) return;
    accepted();
  }
}

test(`webhooks repeated until they are accepted count once, through ${cycles} kills of the process`, {
  timeout: (cycles + 1) * 120_000,
}, async () => {
  let certificateVariantId = 0;
  const shop = await mortalShop(async (filling) => {
    const variants = [variant('A', 100_00, { stock: 1_000_000 })];
    await filling.addProduct({ brandId: await filling.addBrand(), slug: 'cream', variants });
    certificateVariantId = await offerTestCertificate(filling, 1000_00);
  });

  const webhooks: Webhook[] = [];
  for (const acceptedBeforeDeath of fc.sample(fc.integer({ min: 1, max: ordersACycle * 2 }), cycles)) {
    const shops = await shop.start(settings);
    webhooks.push(...(await placeOrders(shops[0]!, certificateVariantId)));
    const waiting = webhooks.filter(({ isAccepted }) => !isAccepted);
    await killAfter(acceptedBeforeDeath, shops, (process, accepted) =>
      Array.from({ length: reporters }, () => bringUntilItIsGone(process, waiting, accepted)),
    );

    await shop.lookInto(async ({ db, pool }) => {
      expect(await checkBooks(db)).toEqual([]);
      const { rows } = await pool.query<{ reference: string; status: string }>(
        'select p.reference, e.provider_status as status from payment_events e join payments p on p.id = e.payment_id',
      );
      const noted = new Set(rows.map(({ reference, status }) => `${reference} ${status}`));
      expect(noted.size).toBe(rows.length);
      for (const { attempt, status, isAccepted } of webhooks)
        if (isAccepted) expect(noted).toContain(`${attempt} ${status}`);
    });
  }

  const shops = await shop.start(settings);
  for (const webhook of webhooks) await bring(shops[0]!, webhook);
  await Promise.all(shops.map((each) => each.kill()));
  await shop.lookInto(async ({ db, pool }) => {
    const { rows } = await pool.query(`
      select o.state, o.received, p.state as payment, p.is_counted,
        (select count(*) from payment_events e where e.payment_id = p.id) as events,
        (select count(*) from order_events e where e.order_id = o.id and e.what = 'paid') as paid,
        (select count(*) from letters t where t.event in ('order-paid:' || o.id, 'certificates-issued:' || o.id)) as letters,
        (select count(*) from certificates c join order_lines l on l.id = c.order_line_id where l.order_id = o.id) as certificates
      from orders o join payments p on p.order_id = o.id`);
    expect(rows).toEqual(
      Array.from({ length: cycles * ordersACycle }, () => ({
        state: 'new',
        received: '210000',
        payment: 'approved',
        is_counted: true,
        events: '2',
        paid: '1',
        letters: '2',
        certificates: String(certificatesAnOrder),
      })),
    );
    expect(await checkBooks(db)).toEqual([]);
  });
});
