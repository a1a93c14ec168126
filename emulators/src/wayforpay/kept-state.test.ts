import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { offer, triedEmulator } from './tried-emulator.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayforpay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('after a restart payments are known, and what was on its way goes on', async () => {
  const file = join(folder, 'new', 'state.json');
  const before = triedEmulator({ file, answer: () => new Response('', { status: 503 }) });
  before.pay(offer(), 'approved');
  before.pay(offer({ orderReference: 'order-2' }), '3-D Secure');
  await before.clock.pass(0);
  before.close();

  const after = triedEmulator({ file });
  expect(after.ledger.payments).toEqual(before.ledger.payments);
  await after.clock.pass(0);
  expect(after.received.map(({ body }) => body)).toEqual([before.received[0]!.body]);
  await after.clock.pass(8_000);
  expect(JSON.parse(after.received[1]!.body)).toMatchObject({
    orderReference: 'order-2',
    transactionStatus: 'Approved',
  });
  expect(readdirSync(join(folder, 'new'))).toEqual(['state.json']);

  const last = triedEmulator({ file });
  expect([last.ledger.payments.length, last.deliveries.waiting]).toEqual([2, []]);
});

test('a file of another form is forgotten', () => {
  const file = join(folder, 'form.json');
  triedEmulator({ file }).pay(offer(), 'approved');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"form":1', '"form":0'));
  expect(triedEmulator({ file }).ledger.payments).toEqual([]);
});

test('a place that cannot be written keeps nobody from paying', () => {
  const notAFolder = join(folder, 'a-file');
  writeFileSync(notAFolder, '');
  const bank = triedEmulator({ file: join(notAFolder, 'state.json') });
  expect(bank.pay(offer(), 'approved').status).toBe('Approved');
});

test.each(['', '{', 'null', '{"form":1}', '{"form":1,"payments":[{}],"waiting":[]}'])(
  'a file with %j is forgotten, and written anew',
  (text) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, text);
    const bank = triedEmulator({ file });
    expect(bank.ledger.payments).toEqual([]);
    bank.pay(offer(), 'approved');
    expect(triedEmulator({ file }).ledger.payments).toHaveLength(1);
  },
);
