import { expect, test } from 'vitest';
import { logInto } from '../../../tests/log-into.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { linkToken, newSalt } from '../../link-token.ts';
import type { LetterData } from './letters/render-letter.ts';
import { type Message, Undeliverable } from './mail.ts';
import { queueLetter } from './queue-letter.ts';
import { sendLetter } from './send-letter.ts';

type TestShop = Awaited<ReturnType<typeof openTestShop>>;

const data: LetterData['order-placed'] = {
  orderId: 42,
  orderReference: 'x7Yw0pZk3xWnR8bYt5LmC2',
  recipient: 'Олена Коваль',
  lines: [{ name: 'Крем', quantity: 2, price: '784.00', isPreorder: false }],
  goods: '1568.00',
  promoDiscount: '0.00',
  certificateDiscount: '0.00',
  deliveryCost: '0.00',
  total: '1568.00',
  dueOnline: '0.00',
  deliveryType: 'pickup',
  deliveryAddress: 'Київ',
  paymentMethod: 'cash',
};
const letter = { event: 'order-placed:42', kind: 'order-placed', recipient: 'olena@rosa.example', data } as const;

const queue = ({ shop }: TestShop, changes: { sendAfter?: Date } = {}) =>
  shop.db.transaction((tx) => queueLetter(tx, shop.queue, { ...letter, ...changes }));

/** A mail server that fails the given number of times, then accepts. */
function failingMail(times: number) {
  const sent: Message[] = [];
  let attempts = 0;
  return {
    sent,
    async send(message: Message) {
      attempts += 1;
      if (attempts <= times) throw new Error(`ECONNECTION: refused ${attempts}`);
      sent.push(message);
    },
  };
}

test('a letter is left with its commit, and sent once', async () => {
  await using shop = await openTestShop();
  await queue(shop);
  expect(shop.mailbox).toEqual([]);
  expect(await shop.rows('letters')).toMatchObject([{ ...letter, state: 'waiting', attempts: 0, sent_at: null }]);
  expect(await shop.queuedJobs()).toMatchObject([{ name: 'send-letter', data: { letterId: 1 }, state: 'created' }]);

  await shop.runQueuedJobs();
  await shop.runQueuedJobs({ isBeforeTime: true });

  expect(shop.mailbox).toMatchObject([
    { to: 'olena@rosa.example', subject: 'Замовлення №\u00a042 прийнято', messageId: 'order-placed.42' },
  ]);
  expect(await shop.rows('letters')).toMatchObject([
    { state: 'sent', attempts: 1, sent_at: expect.any(String), error: null },
  ]);
  expect(await shop.queuedJobs()).toMatchObject([{ state: 'completed' }]);
});

test('a transaction that fails leaves neither letter nor work', async () => {
  await using shop = await openTestShop();
  const failing = shop.shop.db.transaction(async (tx) => {
    await queueLetter(tx, shop.shop.queue, letter);
    throw new Error('no stock');
  });
  await expect(failing).rejects.toThrow('no stock');
  expect([await shop.rows('letters'), await shop.queuedJobs()]).toEqual([[], []]);
});

test('an event has one letter, however often it is told', async () => {
  await using shop = await openTestShop();
  await queue(shop);
  await queue(shop);
  expect(await shop.rows('letters')).toHaveLength(1);
  expect(await shop.queuedJobs()).toHaveLength(1);
});

test('a letter waits for its time', async () => {
  await using shop = await openTestShop();
  const sendAfter = new Date('2030-01-02T03:04:05Z');
  await queue(shop, { sendAfter });

  await shop.runQueuedJobs();

  expect(shop.mailbox).toEqual([]);
  expect(await shop.rows('letters')).toMatchObject([{ state: 'waiting', send_after: '2030-01-02 03:04:05+00' }]);
  expect(await shop.queuedJobs()).toMatchObject([{ state: 'created', startAfter: sendAfter }]);
});

test('a letter that could not be sent keeps its error and is sent by a later attempt, once', async () => {
  const mail = failingMail(2);
  await using shop = await openTestShop({ mail });
  await queue(shop);

  await shop.runQueuedJobs();
  expect(await shop.rows('letters')).toMatchObject([
    { state: 'waiting', attempts: 1, error: 'ECONNECTION: refused 1', sent_at: null },
  ]);
  const [job] = await shop.queuedJobs();
  expect(job?.state).toBe('retry');
  expect(job?.startAfter.getTime()).toBeGreaterThan(Date.now() + 10_000);

  await shop.runQueuedJobs();
  expect(await shop.rows('letters')).toMatchObject([{ attempts: 1 }]);
  for (let run = 0; run < 3; run += 1) await shop.runQueuedJobs({ isBeforeTime: true });

  expect(mail.sent).toHaveLength(1);
  expect(await shop.rows('letters')).toMatchObject([{ state: 'sent', attempts: 3, error: null }]);
});

test('after the last attempt a letter is failed, and the owner is told without an address', async () => {
  const lines: Record<string, unknown>[] = [];
  await using shop = await openTestShop({ mail: failingMail(100), log: logInto((line) => lines.push(line)) });
  await queue(shop);

  for (let run = 0; run < 20; run += 1) await shop.runQueuedJobs({ isBeforeTime: true });

  expect(await shop.rows('letters')).toMatchObject([
    { state: 'failed', attempts: 13, error: 'ECONNECTION: refused 13', sent_at: null },
  ]);
  expect(await shop.queuedJobs()).toMatchObject([
    { name: 'send-letter', state: 'failed' },
    { name: 'given-up', state: 'completed' },
  ]);
  expect(lines.filter(({ level }) => level === 50)).toMatchObject([
    { msg: 'queued job given up', job: 'send-letter', data: { letterId: 1 } },
  ]);
  expect(JSON.stringify(lines)).not.toContain('olena');
});

test('a letter that is refused for good is failed at once, and logged without an address', async () => {
  const lines: Record<string, unknown>[] = [];
  let times = 0;
  const send = async () => {
    times += 1;
    throw new Undeliverable('EENVELOPE: 550 5.1.1 <…>: no such user');
  };
  await using shop = await openTestShop({ mail: { send }, log: logInto((line) => lines.push(line)) });
  await queue(shop);

  for (let run = 0; run < 3; run += 1) await shop.runQueuedJobs({ isBeforeTime: true });

  expect(times).toBe(1);
  expect(await shop.rows('letters')).toMatchObject([
    { state: 'failed', attempts: 1, error: 'EENVELOPE: 550 5.1.1 <…>: no such user', sent_at: null },
  ]);
  expect(await shop.queuedJobs()).toMatchObject([{ name: 'send-letter', state: 'completed' }]);
  expect(lines.filter(({ level }) => level === 40)).toMatchObject([
    {
      msg: 'letter permanently rejected',
      letterId: 1,
      kind: 'order-placed',
      reason: expect.stringContaining('550 5.1.1'),
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('olena');
});

test('a letter that another run has claimed is not sent beside it, and not forgotten', async () => {
  const sending = Promise.withResolvers<void>();
  const accepted = Promise.withResolvers<void>();
  let times = 0;
  const send = async () => {
    times += 1;
    sending.resolve();
    await accepted.promise;
  };
  await using shop = await openTestShop({ mail: { send } });
  await queue(shop);

  const first = sendLetter(shop.shop, { letterId: 1 });
  await sending.promise;
  await expect(sendLetter(shop.shop, { letterId: 1 })).rejects.toThrow('Letter claimed by another attempt');
  accepted.resolve();
  await first;
  await sendLetter(shop.shop, { letterId: 1 });

  expect(times).toBe(1);
  expect(await shop.rows('letters')).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

test('a letter whose process died before the mark is sent again under the same message id when its claim has run out', async () => {
  await using shop = await openTestShop();
  await queue(shop);
  await shop.database.pool.query(`update letters set attempts = 1, send_after = now() - interval '1 second'`);

  await sendLetter(shop.shop, { letterId: 1 });

  expect(shop.mailbox).toMatchObject([{ messageId: 'order-placed.42' }]);
  expect(await shop.rows('letters')).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

test.each([
  ['accepted', { state: 'sent', attempts: 2, error: null }],
  ['refused', { state: 'waiting', attempts: 2, error: null }],
  ['refused for good', { state: 'waiting', attempts: 2, error: null }],
])(
  'a sender that comes back with «%s» after its claim undoes nothing of who has the letter now',
  async (answer, then) => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    let times = 0;
    await using shop = await openTestShop({ mail: { send: async () => await answers[times++]!.promise } });
    await queue(shop);
    const sent = () => expect.poll(() => times);
    const late = sendLetter(shop.shop, { letterId: 1 });
    await sent().toBe(1);
    await shop.database.pool.query(`update letters set send_after = now() - interval '1 second'`);
    const second = sendLetter(shop.shop, { letterId: 1 });
    await sent().toBe(2);
    const [claimed] = await shop.rows('letters');

    if (answer === 'accepted') answers[0].resolve();
    else answers[0].reject(answer === 'refused' ? new Error('too late') : new Undeliverable('too late'));
    await Promise.allSettled([late]);

    expect(await shop.rows('letters')).toMatchObject([{ ...then, send_after: claimed!.send_after }]);
    answers[1].resolve();
    await second;
    expect(await shop.rows('letters')).toMatchObject([{ state: 'sent', attempts: 2, error: null }]);
  },
);

test('the link of a letter is nowhere in the database, before and after it is sent', async () => {
  await using shop = await openTestShop();
  const salt = newSalt();
  await shop.shop.db.transaction((tx) =>
    queueLetter(tx, shop.shop.queue, {
      event: `activation:${salt}`,
      kind: 'activation',
      recipient: 'olena@rosa.example',
      data: { customerId: 42, firstName: 'Олена', salt },
    }),
  );
  const kept = async () => JSON.stringify([await shop.rows('letters'), await shop.queuedJobs()]);
  const before = await kept();

  await shop.runQueuedJobs();

  const token = linkToken(shop.shop.secrets, salt);
  expect(shop.mailbox.map(({ text }) => text)).toEqual([
    expect.stringContaining(`\nhttp://localhost:3000/user/activate/NDI/${token}\n`),
  ]);
  for (const written of [before, await kept()]) {
    expect(written).toContain(salt);
    expect(written).not.toContain(token);
    expect(written).not.toContain('/user/activate');
  }
});

test('a letter of a kind that nobody knows fails like any other', async () => {
  await using shop = await openTestShop();
  await queue(shop);
  await shop.database.pool.query(`update letters set kind = 'toString'`);

  await shop.runQueuedJobs();

  expect(shop.mailbox).toEqual([]);
  expect(await shop.rows('letters')).toMatchObject([
    { state: 'waiting', attempts: 1, error: 'Unknown kind of letter: toString' },
  ]);
});
