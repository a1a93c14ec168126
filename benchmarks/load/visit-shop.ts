import { randomInt, randomUUID } from 'node:crypto';
import type { PaymentData } from '@shop/contract/payments.ts';
import type { Bank } from './open-bank.ts';
import type { Request, ShopClient } from './shop-client.ts';

/** What is on sale. */
export type Goods = { variantId: number; slug: string; brand: string };

/** What a customer ordered once, and what the shop confirmed. */
export type Intent = { key: string; confirmed?: { id: number; reference: string; isPaid: boolean } };

type Town = { goods: readonly Goods[]; client: ShopClient; bank: Bank; intents: Intent[] };

const searches = ['крем', 'сироватка', 'зволож', 'тонік', 'spf', 'маска', 'rosa lab', 'щщщщ'];
const towns = ['Київ', 'Львів', 'Одеса', 'Дніпро', 'Харків'];

type Placed = { order_id: number; order_reference: string; payment_data: PaymentData | null };
type Paid = { status: string; payed: boolean; can_pay: boolean };

/** One visit from the first page to the last: every visitor looks around, and most of those with a cart buy it. */
export async function visitShop(town: Town): Promise<void> {
  const { ask, read } = asVisitor(town.client);
  const wanted = Array.from({ length: randomInt(1, 4) }, () => town.goods[randomInt(town.goods.length)]!);
  const [first] = wanted;

  await ask('page', '/');
  await ask('page', `/collection/${first!.brand}`);
  for (const { slug } of wanted) await ask('page', `/product/${slug}`);
  await ask('search', `/api/v1/shop/search/?${new URLSearchParams({ q: searches[randomInt(searches.length)]! })}`);
  if (isLucky(0.4)) return;

  const variantIds = [...new Set(wanted.map(({ variantId }) => variantId))];
  const cart = await read<{ price: string; discount_price: string }[]>('cart', '/api/v1/shop/wishlist/', {
    body: { variant_ids: variantIds },
  });
  await ask('cart', '/api/v1/orders/promocode/validate/', { body: { code: 'ROSA10' } });
  if (isLucky(0.2)) return;

  const total = cart.reduce((sum, each) => sum + (kopiykasOf(each.discount_price) || kopiykasOf(each.price)), 0);
  await order(town, { ask, read }, variantIds, total);
}

async function order(town: Town, { ask, read }: Visitor, variantIds: readonly number[], total: number): Promise<void> {
  const isByCard = isLucky(0.7);
  const intent: Intent = { key: randomUUID() };
  const person = {
    firstName: 'Олена',
    lastName: 'Коваль',
    phone: `+38067${String(randomInt(10_000_000)).padStart(7, '0')}`,
  };
  const body = {
    personal_info: { ...person, email: `${intent.key}@rosa.example` },
    ...(isByCard ? await deliveryByCarrier(read) : { delivery_type: 'pickup', delivery_info: {} }),
    payment_method: isByCard ? 'full' : 'cash',
    cart_items: variantIds.map((variantId) => ({ variantId, qty: 1 })),
    total_price: (total / 100).toFixed(2),
  };
  town.intents.push(intent);
  // A browser sends the same key until it gets an answer, so it is one order.
  const headers = { 'idempotency-key': intent.key };
  const answer = await ask('order', '/api/v1/orders/create/', { body, headers });
  if (answer.status === 409 && answer.body.includes('out_of_stock')) return;
  if (answer.status !== 201) throw new Error(`An order was answered with ${answer.status} ${answer.body}`);
  const placed = JSON.parse(answer.body) as Placed;
  intent.confirmed = { id: placed.order_id, reference: placed.order_reference, isPaid: false };
  await ask('order', `/api/v1/orders/${placed.order_reference}/`);
  if (placed.payment_data !== null)
    intent.confirmed.isPaid = await pay(town, { ask, read }, placed, placed.payment_data);
}

/** The nearest branch, found as the checkout finds it. */
async function deliveryByCarrier(read: Visitor['read']) {
  const city = towns[randomInt(towns.length)]!;
  const search = async <Found>(what: 'city' | 'post', question: Record<string, string>) => {
    const path = `/api/v1/np/search/${what}/?${new URLSearchParams(question)}`;
    return (await read<{ input_value: Found[] }>('city search', path)).input_value[0]!;
  };
  const found = await search<{ ref: string; settlement_description: string }>('city', { city });
  const branch = await search<{ number: string; ref: string }>('post', { city_ref: found.ref, post: '1' });
  const chosen = {
    city: found.settlement_description,
    city_ref: found.ref,
    branch: branch.number,
    branch_ref: branch.ref,
  };
  return { delivery_type: 'nova_poshta', delivery_info: chosen };
}

/** In the widget: some leave it, some cards are declined first; the page then waits until the shop knows of the payment. */
async function pay(town: Town, { read }: Visitor, placed: Placed, offered: PaymentData): Promise<boolean> {
  const { emulator } = town.bank;
  const question = { body: { payment_reference: placed.order_reference } };
  if (isLucky(0.1)) return false;
  if (isLucky(0.15)) {
    emulator.pay(offered, 'declined');
    await untilStatus(read, question, ({ can_pay, status }) => can_pay && status === 'Declined');
    const again = await read<Placed>('pay', `/api/v1/orders/${placed.order_reference}/pay/`, { body: {} });
    offered = again.payment_data!;
  }
  emulator.pay(offered, isLucky(0.2) ? '3-D Secure' : 'approved');
  await read('pay', '/api/v1/orders/payment/callback/', question);
  await untilStatus(read, question, ({ payed }) => payed);
  return true;
}

async function untilStatus(read: Visitor['read'], question: Request, isSo: (paid: Paid) => boolean): Promise<void> {
  while (!isSo(await read<Paid>('pay', '/api/v1/orders/check_pay/', question))) await pause(1_000, 2_000);
}

type Visitor = ReturnType<typeof asVisitor>;

/** A visitor with an IP address of their own, named by a proxy, who pauses before each request. */
function asVisitor(client: ShopClient) {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const ask = async (what: string, path: string, { body, headers }: Request = {}) => {
    await pause(50, 400);
    return await client.ask(what, path, { body, headers: { 'x-forwarded-for': address, ...headers } });
  };
  const read = async <Reply>(what: string, path: string, request: Request = {}): Promise<Reply> => {
    const { status, body } = await ask(what, path, request);
    if (status >= 300) throw new Error(`${path} answered ${status} ${body}`);
    return JSON.parse(body) as Reply;
  };
  return { ask, read };
}

const isLucky = (share: number) => Math.random() < share;
const pause = (from: number, to: number) => new Promise((next) => setTimeout(next, randomInt(from, to)));
const kopiykasOf = (hryvnias: string) => Math.round(Number(hryvnias) * 100);
