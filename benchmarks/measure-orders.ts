// Orders a second through HTTP, against the same statements run on the same database without a shop.

import { openDatabase } from '@shop/server/database/open-database.ts';
import { checkBooks } from '@shop/server/features/books/check-books.ts';
import { bothKinds, type NewDatabase, newDatabases } from './databases.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { secondsEach, timesOfRequests } from './measure-requests.ts';
import { openBenchmarkShop } from './open-benchmark-shop.ts';
import { numbersBeginHigh, type RecordedOrder, recordOrder, replayOrder } from './recorded-order.ts';
import { startShop } from './start-shop.ts';
import { timesOf } from './times.ts';

const guests = 10;
const rounds = 2;
/** A shop runs for weeks, and an order goes through more code than is compiled in a second. */
const warmUpSeconds = 5;
const createOrder = '/api/v1/orders/create/';
/** Each of two things, of different products: guests seldom want the same ones at the same time. */
const baskets = Array.from({ length: 40 }, (_, index) => [4 * index + 1, 4 * index + 4]);

type NewOrder = ReturnType<typeof courierOrder>;

export async function measureOrders() {
  const figures = [];
  for await (const database of newDatabases(bothKinds)) {
    const { orders, recorded } = await recordOrders(database);
    const times: number[] = [];
    let direct = 0;
    let breaches = 0;
    for (let round = 0; round < rounds; round += 1) {
      breaches += await orderThroughHttp(database, orders, times);
      const replayed = await replayDirectly(database, recorded);
      direct += replayed.perSecond / rounds;
      breaches += replayed.breaches;
    }
    const perSecond = Math.round(times.length / (rounds * secondsEach));
    figures.push({
      database: database.kind,
      perSecond,
      ...timesOf(times),
      directPerSecond: Math.round(direct),
      ofDirect: Math.round((perSecond / direct) * 100) / 100,
      statements: recorded[0]!.statements.length,
      orders: times.length,
      breaches,
    });
  }
  return figures;
}

/** One order a basket, each with what it asked of the database. */
async function recordOrders({ place, mediaFolder }: NewDatabase) {
  const { database, address, close } = await openBenchmarkShop(place, mediaFolder);
  try {
    await fillCatalogue(await database.connect(), 100);
    await database.pool.query(numbersBeginHigh);
    const orders: NewOrder[] = [];
    const recorded: RecordedOrder[] = [];
    for (const basket of baskets) {
      const order = courierOrder(basket, await totalOf(address, basket));
      const key = crypto.randomUUID();
      orders.push(order);
      recorded.push(
        await recordOrder(key, async () => (await post(address, order, key)) as { order_reference: string }),
      );
    }
    return { orders, recorded };
  } finally {
    await close();
  }
}

/** Guests who order one thing after another, each as soon as the last order was confirmed. */
async function orderThroughHttp(database: NewDatabase, orders: readonly NewOrder[], times: number[]): Promise<number> {
  await using shop = await startShop(database);
  const bodies = orders.map((order) => JSON.stringify(order));
  let turn = 0;
  // Every guest the next basket: a list of requests would send all of them for the same things at once.
  const setupRequest = (request: object) => ({
    ...request,
    headers: headersWith(crypto.randomUUID()),
    body: bodies[turn++ % bodies.length],
  });
  const requests = [{ method: 'POST' as const, path: createOrder, setupRequest }];
  const load = { url: shop.address, connections: guests, duration: secondsEach, requests };
  times.push(...(await timesOfRequests(load, warmUpSeconds)));
  return (await shop.ask('discrepancies')).length;
}

async function replayDirectly({ place }: NewDatabase, recorded: readonly RecordedOrder[]) {
  const database = await openDatabase(place);
  try {
    const replayFor = async (seconds: number) => {
      const endsAt = performance.now() + seconds * 1_000;
      let replayed = 0;
      const guest = async (_: unknown, number: number) => {
        for (let turn = number; performance.now() < endsAt; turn += 1) {
          const client = await database.pool.connect();
          await replayOrder(client, recorded[turn % recorded.length]!).finally(() => client.release());
          replayed += 1;
        }
      };
      await Promise.all(Array.from({ length: guests }, guest));
      return replayed;
    };
    await replayFor(warmUpSeconds);
    const replayed = await replayFor(secondsEach);
    return { perSecond: replayed / secondsEach, breaches: (await checkBooks(database.db)).length };
  } finally {
    await database.close();
  }
}

function courierOrder(variantIds: readonly number[], total: string) {
  return {
    personal_info: { firstName: 'Олена', lastName: 'Коваль', phone: '+380671234567', email: 'olena@rosa.example' },
    delivery_type: 'courier',
    delivery_info: { courierCity: 'Київ', courierStreet: 'вул. Хрещатик', courierHouse: '1', courierApartment: '2' },
    payment_method: 'full',
    cart_items: variantIds.map((variantId) => ({ variantId, qty: 1, type: 'product' })),
    total_price: total,
  };
}

/** An order with a wrong total is refused with the right one. */
async function totalOf(address: string, basket: readonly number[]): Promise<string> {
  const refusal = await post(address, courierOrder(basket, '0.01'), crypto.randomUUID());
  return (refusal as { total_price: string }).total_price;
}

async function post(address: string, order: NewOrder, key: string): Promise<unknown> {
  const body = JSON.stringify(order);
  return await (await fetch(`${address}${createOrder}`, { method: 'POST', headers: headersWith(key), body })).json();
}

const headersWith = (key: string) => ({ 'content-type': 'application/json', 'idempotency-key': key });
