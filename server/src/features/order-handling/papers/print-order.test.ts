import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { openShopWithCards } from '../../../../tests/card-orders.ts';
import { plain } from '../../../../tests/letters.ts';
import { createOrder, pickupOrder } from '../../../../tests/orders.ts';
import { signedIn } from '../../../../tests/staff.ts';

test('an order is printed for who packs it and for who pays it', async () => {
  await using shop = await openShopWithCards();
  const manager = await signedIn(shop, 'manager');
  await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 2 }], '1000.00'));
  const read = async (paper: string) => {
    const reply = await manager.get(`orders/1/${paper}/`);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(reply.headers['content-disposition']).toContain('inline');
    const document = await getDocumentProxy(new Uint8Array(reply.rawPayload));
    return plain((await extractText(document, { mergePages: true })).text);
  };
  const slip = await read('packing-slip');
  for (const words of ['Пакувальний лист до замовлення № 1', 'A-1', 'Крем, 50 мл', 'Олена Коваль, +380671234567'])
    expect(slip).toContain(words);
  expect(slip).not.toContain('₴');
  const invoice = await read('invoice');
  for (const words of ['Видаткова накладна № 1 від', '500,00 ₴', '1 000,00 ₴', 'До сплати під час отримання'])
    expect(invoice).toContain(words);
  expect((await manager.get('orders/2/invoice/')).statusCode).toBe(404);
});
