import { letterKindWording } from '@shop/wording/admin/letters.ts';
import { expect, test } from 'vitest';
import { newCustomer, password, register } from '../../../tests/accounts.ts';
import { plain } from '../../../tests/letters.ts';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { createOrder, personalInfo, pickupOrder } from '../../../tests/orders.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';
import { newSalt } from '../../link-token.ts';
import type { LetterKind } from './letters/render-letter.ts';
import { type Message, Undeliverable } from './mail.ts';
import { queueLetter } from './queue-letter.ts';

/** Fails to compile when a kind of letter has no name in the admin. */
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
  // `send_after` is only shown for waiting letters; `sent_at` replaces it.
  const { created_at, ...mailed } = (await manager.get('letters/?state=sent')).json().data[0];
  expect(mailed).toMatchObject({ state: 'sent', send_after: null });
  expect(Date.parse(mailed.sent_at)).toBeGreaterThanOrEqual(Date.parse(created_at));

  const before = [await shop.rows('letters'), await shop.queuedJobs()];
  expect((await manager.post('letters/9/send-again/')).json()).toMatchObject({ code: 'letter_not_found' });
  expect((await manager.post('letters/9/read/')).json()).toMatchObject({ code: 'letter_not_found' });
  expect([await shop.rows('letters'), await shop.queuedJobs()]).toEqual(before);
});

/** A shop with goods and a signed-in manager. */
async function openSellingShop() {
  const shop = await openTestShop();
  const manager = await signedIn(shop, 'manager');
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants: [variant('A-1', 100_00)] });
  return { ...shop, manager };
}
type SellingShop = Awaited<ReturnType<typeof openSellingShop>>;

const order = (shop: SellingShop) => shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '100.00'));
const doneWithLetters = async (shop: SellingShop) =>
  (await auditOf(shop, 'letter')).map(({ action, subject_id, staff_id }) => [action, subject_id, staff_id]);
const codeOf = async (reply: ReturnType<SellingShop['manager']['post']>) => (await reply).json().code;

test('a letter that was sent is read, and goes again to the same address three times and not a fourth', async () => {
  await using shop = await openSellingShop();
  await order(shop);
  await shop.runQueuedJobs();
  await shop.database.pool.query(`update orders set email = 'another@rosa.example'`);

  const read = await shop.manager.post('letters/1/read/');
  expect([read.statusCode, read.json()]).toMatchObject([
    200,
    { recipient: 'olena@rosa.example', actions: ['read', 'send_again'], copy_number: null },
  ]);
  expect([plain(read.json().subject), plain(read.json().text)]).toEqual([
    'Замовлення № 1 прийнято',
    plain(shop.mailbox[0]!.text),
  ]);

  for (const number of [1, 2, 3]) {
    const sent = await shop.manager.post(`letters/${number === 3 ? 2 : 1}/send-again/`);
    expect([sent.statusCode, sent.json()]).toMatchObject([200, { state: 'waiting', copy_number: number }]);
    expect(await codeOf(shop.manager.post('letters/1/send-again/'))).toBe('letter_not_failed');
    await shop.runQueuedJobs();
  }
  expect(shop.mailbox.map(({ to, messageId }) => [to, messageId])).toEqual([
    ['olena@rosa.example', 'order-placed.1'],
    ['olena@rosa.example', 'order-placed.1.again.1'],
    ['olena@rosa.example', 'order-placed.1.again.2'],
    ['olena@rosa.example', 'order-placed.1.again.3'],
  ]);
  expect(new Set(shop.mailbox.map(({ text }) => text)).size).toBe(1);

  const before = [await shop.rows('letters'), await shop.queuedJobs(), await shop.rows('audit_log')];
  for (const id of [1, 2, 4])
    expect(await codeOf(shop.manager.post(`letters/${id}/send-again/`))).toBe('letter_sent_enough');
  expect([await shop.rows('letters'), await shop.queuedJobs(), await shop.rows('audit_log')]).toEqual(before);
  expect(await doneWithLetters(shop)).toEqual([
    ['read', '1', shop.manager.id],
    ['send_again', '1', shop.manager.id],
    ['send_again', '1', shop.manager.id],
    ['send_again', '2', shop.manager.id],
  ]);
  const facts = (await auditOf(shop, 'letter')).map(({ after }) => after);
  expect(facts).toEqual(Array(4).fill({ kind: 'order-placed', order_id: 1 }));
  const { letters } = (await shop.manager.get('orders/1/')).json();
  expect(letters.map(({ copy_number, actions }: Record<string, unknown>) => [copy_number, actions])).toEqual([
    [null, ['read']],
    [1, ['read']],
    [2, ['read']],
    [3, ['read']],
  ]);
});

test('many who send a letter again at once send it once', async () => {
  await using shop = await openSellingShop();
  await order(shop);
  await shop.runQueuedJobs();
  const replies = await Promise.all(Array.from({ length: 5 }, () => shop.manager.post('letters/1/send-again/')));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  await shop.runQueuedJobs();
  expect(shop.mailbox).toHaveLength(2);
});

test('a letter that waits, or was not needed, is not sent again', async () => {
  await using shop = await openSellingShop();
  await order(shop);
  const before = [await shop.rows('letters'), await shop.queuedJobs()];
  expect(await codeOf(shop.manager.post('letters/1/send-again/'))).toBe('letter_not_failed');
  expect([await shop.rows('letters'), await shop.queuedJobs()]).toEqual(before);
  await shop.database.pool.query(`update letters set state = 'withdrawn'`);
  expect(await codeOf(shop.manager.post('letters/1/send-again/'))).toBe('letter_not_failed');
});

test('a letter with certificates shows the last four signs of their numbers; sent again it brings them whole', async () => {
  await using shop = await openSellingShop();
  const owner = await signedIn(shop);
  const recipient = { recipient_name: 'Ірина', recipient_email: 'iryna@rosa.example' };
  const issued = await owner.post('certificates/', {
    amount: '500.00',
    valid_until: '2099-12-31',
    ...recipient,
    reason: 'Приз',
  });
  expect(issued.statusCode).toBe(201);
  const serial: string = ((await shop.rows('certificates')) as { serial_number: string }[])[0]!.serial_number;
  await shop.runQueuedJobs();
  expect(shop.mailbox[0]).toMatchObject({ to: 'iryna@rosa.example', attachments: [expect.anything()] });

  const read = (await owner.post('letters/1/read/')).json();
  expect(read.text).toContain(`…${serial.slice(-4)}`);
  expect(JSON.stringify(read)).not.toContain(serial);
  expect(JSON.stringify(read)).not.toContain(serial.slice(-8));
  expect(JSON.stringify(await auditOf(shop, 'letter'))).not.toContain(serial.slice(-4));

  await owner.post('letters/1/send-again/');
  await shop.runQueuedJobs();
  expect(shop.mailbox[1]).toMatchObject({ to: 'iryna@rosa.example', attachments: [expect.anything()] });
  expect(shop.mailbox[1]!.text).toContain(serial);

  await owner.post('certificates/1/block/', { reason: 'Загублено' });
  expect(await codeOf(owner.post('letters/1/read/'))).toBe('letter_is_empty');
});

test('links of subscriptions are hidden from who reads their letters', async () => {
  await using shop = await openSellingShop();
  await shop.post('/api/v1/actions/subscriptions/', { email: 'olena@rosa.example' });
  await shop.runQueuedJobs({ isBeforeTime: true });
  const [sent] = shop.mailbox;
  const links = sent!.text.match(/http\S+subscription\S+/g)!;
  expect(links).toHaveLength(2);
  // Its content is deleted once it is sent.
  const [letter] = (await shop.rows('letters')) as { id: number; recipient: string }[];
  expect([letter!.recipient, await codeOf(shop.manager.post(`letters/${letter!.id}/read/`))]).toEqual([
    '',
    'letter_is_empty',
  ]);

  await shop.shop.db.transaction((tx) =>
    queueLetter(tx, shop.shop.queue, {
      event: 'subscription-asked:7',
      kind: 'subscription-asked',
      recipient: 'iryna@rosa.example',
      data: { subscriptionId: 7, salt: newSalt() },
    }),
  );
  const read = (await shop.manager.post(`letters/${letter!.id + 1}/read/`)).json();
  expect(read.text.match(/посилання приховано/g)).toHaveLength(2);
  expect(read.text).not.toContain('/subscription/');
});

test.each(['activation', 'password-reset'])(
  'a letter of %s is neither read nor sent again; a new one is asked for',
  async (kind) => {
    await using shop = await openSellingShop();
    await register(shop);
    if (kind === 'password-reset') await shop.post('/api/v1/users/reset_password/', { email: newCustomer.email });
    await shop.runQueuedJobs({ isBeforeTime: true });
    const ofKind = async () =>
      ((await shop.rows('letters')) as { id: number; kind: string; recipient: string }[]).filter(
        (each) => each.kind === kind,
      );
    const [letter] = await ofKind();
    const path = `letters/${letter!.id}`;
    const before = [await shop.rows('letters'), await shop.queuedJobs(), await shop.rows('audit_log')];
    for (const forbidden of ['read', 'send-again'])
      expect(await codeOf(shop.manager.post(`${path}/${forbidden}/`))).toBe('letter_is_secret');
    await shop.database.pool.query(`update letters set state = 'failed', sent_at = null where id = $1`, [letter!.id]);
    expect(await codeOf(shop.manager.post(`${path}/send-again/`))).toBe('letter_is_secret');
    await shop.database.pool.query(`update letters set state = 'sent', sent_at = $2 where id = $1`, [
      letter!.id,
      (before[0] as { id: number; sent_at: string }[]).find(({ id }) => id === letter!.id)!.sent_at,
    ]);
    expect([await shop.rows('letters'), await shop.queuedJobs(), await shop.rows('audit_log')]).toEqual(before);

    expect((await shop.manager.post(`${path}/ask-again/`)).statusCode).toBe(204);
    await shop.runQueuedJobs({ isBeforeTime: true });
    const letters = await ofKind();
    expect(letters.map(({ recipient }) => recipient)).toEqual([newCustomer.email, newCustomer.email]);
    const links = shop.mailbox
      .filter(({ to }) => to === newCustomer.email)
      .map(({ text }) => text.match(/http\S+(activate|reset)\S+/)?.[0]);
    expect(new Set(links).size).toBe(links.length);
    expect(await doneWithLetters(shop)).toEqual([['ask_again', String(letter!.id), shop.manager.id]]);
  },
);

test('a new link goes only to the address of the account, and not to one it had, nor once it is proved', async () => {
  await using shop = await openSellingShop();
  await register(shop);
  await shop.runQueuedJobs();
  const before = await shop.rows('account_requests');
  await shop.database.pool.query(`update customers set email = 'new@rosa.example'`);
  expect(await codeOf(shop.manager.post('letters/1/ask-again/'))).toBe('letter_request_over');
  await shop.database.pool.query(`update customers set email = $1, activated_at = now()`, [newCustomer.email]);
  expect(await codeOf(shop.manager.post('letters/1/ask-again/'))).toBe('letter_request_over');
  await shop.database.pool.query(`update letters set kind = 'email-change', recipient = 'thief@rosa.example'`);
  expect(await codeOf(shop.manager.post('letters/1/ask-again/'))).toBe('letter_request_over');
  expect(await shop.rows('account_requests')).toEqual(before);
});

test('the link to a new address is mailed anew to the one that the customer wishes now, three times, and to no other', async () => {
  await using shop = await openSellingShop();
  const { headers } = await register(shop);
  const wish = (email: string) =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/v1/actions/update/',
      headers,
      payload: { email, current_password: password },
    });
  await wish('nova@rosa.example');
  await shop.runQueuedJobs({ isBeforeTime: true });
  const ofKind = async () =>
    ((await shop.rows('letters')) as { id: number; kind: string; recipient: string }[]).filter(
      ({ kind }) => kind === 'email-change',
    );
  const [{ id } = { id: 0 }] = await ofKind();
  for (const call of ['read', 'send-again'])
    expect(await codeOf(shop.manager.post(`letters/${id}/${call}/`))).toBe('letter_is_secret');
  for (let time = 0; time < 3; time += 1)
    expect((await shop.manager.post(`letters/${id}/ask-again/`)).statusCode).toBe(204);
  expect(await codeOf(shop.manager.post(`letters/${id}/ask-again/`))).toBe('letter_sent_enough');
  await shop.runQueuedJobs({ isBeforeTime: true });
  const made = await ofKind();
  expect(made.map(({ recipient }) => recipient)).toEqual(Array(4).fill('nova@rosa.example'));

  const owner = await signedIn(shop);
  const [asked] = (await owner.get('audit/?subject=letter')).json().data;
  expect(asked).toMatchObject({
    action: 'ask_again',
    after: { kind: 'email-change', customer_id: 1 },
    names: { 'customer 1': `${newCustomer.last_name} ${newCustomer.first_name}` },
  });

  await wish('another@rosa.example');
  expect(await codeOf(shop.manager.post(`letters/${made[3]!.id}/ask-again/`))).toBe('letter_request_over');
});

test('letters to a customer are listed by the account; a content editor neither reads nor sends', async () => {
  await using shop = await openSellingShop();
  await register(shop);
  await order(shop);
  await shop.runQueuedJobs();
  const list = (await shop.manager.get('letters/?customer_id=1')).json();
  expect(list.data.map(({ recipient }: { recipient: string }) => recipient)).toEqual(
    Array(list.total).fill(newCustomer.email),
  );
  expect(list.total).toBeGreaterThan(0);
  const editor = await signedIn(shop, 'content_editor');
  for (const call of ['read', 'send-again', 'ask-again'])
    expect((await editor.post(`letters/1/${call}/`)).statusCode).toBe(403);
  expect(await doneWithLetters(shop)).toEqual([]);
});

test('who asked to be forgotten: neither the letter nor its repetition can be read or sent', async () => {
  await using shop = await openSellingShop();
  const owner = await signedIn(shop);
  await order(shop);
  await shop.runQueuedJobs();
  await owner.post('letters/1/send-again/');
  await shop.runQueuedJobs();
  await owner.post('orders/1/cancel/', { reason: 'Передумали' });
  await shop.runQueuedJobs();
  await owner.post('people/erase/', { email: personalInfo.email, phone: personalInfo.phone });
  await shop.runQueuedJobs();
  for (const id of [1, 2])
    for (const call of ['read', 'send-again'])
      expect(await codeOf(owner.post(`letters/${id}/${call}/`))).toBe('letter_is_empty');
  expect(JSON.stringify(await shop.rows('letters'))).not.toContain(personalInfo.email);
});
