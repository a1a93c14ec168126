import { expect } from 'vitest';
import { openTestShop } from '../open-test-shop.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';
import { wireTo } from './database-wire.ts';

export const impatient = { patienceMs: 6_000, answerWithinMs: 3_000 };

const words = 'Крамниця тимчасово недоступна. Спробуйте за хвилину.';
/** The reply of all calls while the database is unavailable. */
export const unavailable = { code: 'service_unavailable', detail: words, request_id: expect.any(String) };
/** Older calls also have the field `error`. */
export const orderUnavailable = { ...unavailable, error: words };

/** A shop with five creams whose database connection can be cut; `direct` reads the same database without the proxy. */
export async function openShopOnAWire() {
  const place = (await newDatabasePlace()) as { url: string };
  await using opened = new AsyncDisposableStack();
  const direct = opened.use(await openTestShop({ database: await openAgain(place) }));
  await direct.addProduct({ brandId: await direct.addBrand(), slug: 'cream' });
  const wire = opened.use(await wireTo(place.url));
  const shop = opened.use(await openTestShop({ database: await openAgain({ url: wire.url, ...impatient }) }));
  const everything = opened.move();
  return { wire, shop, direct, [Symbol.asyncDispose]: () => everything.disposeAsync() };
}
