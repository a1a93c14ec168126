import { letterKindWording } from '@shop/wording/admin/letters.ts';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { createOrder, pickupOrder } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import type { LetterKind } from './letters/render-letter.ts';
import { type Message, Undeliverable } from './mail.ts';

/** Whoever adds a letter says what it is called in the back office, or this does not compile. */
letterKindWording satisfies Record<LetterKind, string>;

test('a letter that failed is sent again when the mailbox takes mail, and only then', async () => {
  const sent: Message[] = [];
  let isOpen = false;
  const send = async (message: Message) => {
    if (!isOpen) throw new Undeliverable('550 No such mailbox');
    sent.push(message);
  };
  await using shop = await openTestShop({ mail: { send } });
  const manager = await signedIn(shop, 'manager');
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '100.00'));
  await shop.runQueuedJobs();
  const failed = { id: 1, kind: 'order-placed', state: 'failed', attempts: 1, error: '550 No such mailbox' };
  const list = await manager.get('letters/?state=failed');
  expect(list.json()).toMatchObject({ data: [failed], total: 1 });
  expect(list.body).not.toContain('Коваль');

  isOpen = true;
  expect((await manager.post('letters/1/send-again/')).json()).toMatchObject({ state: 'waiting' });
  await shop.runQueuedJobs();
  expect(sent).toHaveLength(1);

  const before = [await shop.rows('letters'), await shop.queuedJobs()];
  const again = await manager.post('letters/1/send-again/');
  expect([again.statusCode, again.json().code]).toEqual([409, 'letter_not_failed']);
  expect((await manager.post('letters/9/send-again/')).json()).toMatchObject({ code: 'letter_not_found' });
  expect([await shop.rows('letters'), await shop.queuedJobs()]).toEqual(before);
});
