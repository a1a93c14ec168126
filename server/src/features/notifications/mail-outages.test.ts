import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fullDisk } from '../../../tests/full-disk.ts';
import { startMailServer } from '../../../tests/mail-server.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { createOrder, pickupOrder } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { fileMail } from '../../providers/mail/file-mail.ts';
import { smtpMail } from '../../providers/mail/smtp-mail.ts';
import type { Mail } from './mail.ts';

const from = 'shop@rosa.example';

async function openShopWithMail(mail: Mail) {
  const shop = await openTestShop({ mail });
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  const order = () => shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '100.00'));
  return { ...shop, order };
}

test('a demonstration whose disk is full takes orders; their letters wait and are written when there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rosa-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await using shop = await openShopWithMail(fileMail({ folder, from }));
  {
    using _full = fullDisk();
    expect((await shop.order()).statusCode).toBe(201);
    await shop.runQueuedJobs();
  }
  expect(await shop.rows('letters')).toMatchObject([
    { state: 'waiting', attempts: 1, error: 'ENOSPC: no space left on device, write' },
  ]);
  expect(await shop.queuedJobs()).toMatchObject([{ name: 'send-letter', state: 'retry' }]);
  expect(readdirSync(folder)).toEqual([]);

  await shop.runQueuedJobs({ isBeforeTime: true });

  expect(await shop.rows('letters')).toMatchObject([{ state: 'sent', attempts: 2, error: null }]);
  expect(readdirSync(folder)).toEqual(['order-placed.1.eml']);
  expect(await shop.rows('orders')).toMatchObject([{ state: 'new' }]);
});

test('while the mail server is out of order orders are taken, the owner sees why letters wait, and each is sent once', async () => {
  let isMended = false;
  const server = await startMailServer((line) => (line === 'DATA' && !isMended ? '421 4.3.2 Shutting down' : '250 OK'));
  await using mail = smtpMail({ url: server.url, from });
  await using shop = await openShopWithMail(mail);
  const owner = await signedIn(shop);
  expect([(await shop.order()).statusCode, (await shop.order()).statusCode]).toEqual([201, 201]);
  await shop.runQueuedJobs();

  const { failing_letters, failing_jobs } = (await owner.get('dashboard/')).json();
  const waiting = {
    kind: 'order-placed',
    is_given_up: false,
    attempts: 1,
    error: expect.stringContaining('421 4.3.2'),
  };
  expect(failing_letters).toMatchObject({ total: 2, latest: [waiting, waiting] });
  expect(failing_jobs).toMatchObject([{ name: 'send-letter', jobs: 2 }]);

  isMended = true;
  for (let run = 0; run < 3; run += 1) await shop.runQueuedJobs({ isBeforeTime: true });

  expect(server.received.filter((line) => line.startsWith('Message-ID:')).sort()).toEqual([
    'Message-ID: <order-placed.1@rosa.example>',
    'Message-ID: <order-placed.2@rosa.example>',
  ]);
  expect(await shop.rows('letters')).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  expect((await owner.get('dashboard/')).json()).toMatchObject({ failing_letters: { total: 0 }, failing_jobs: [] });
});
