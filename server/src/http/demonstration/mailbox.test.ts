import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { plain, rendered } from '../../../tests/letters.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { fileMail } from '../../providers/mail/file-mail.ts';
import { fileMailbox } from '../../providers/mail/file-mailbox.ts';
import { serveMailbox } from './mailbox.ts';

const customer = { customerId: 42, firstName: 'Олена', salt: '6f1c0b1e-6b43-4a0c-9a0e-0f6f3c1d2b7a' };
const activation = {
  ...rendered('activation', customer),
  senderName: 'Роса',
  to: 'olena@rosa.example',
  messageId: 'activation.1',
};
const [link] = /https:\S+\/user\/activate\/\S+/.exec(activation.text)!;

/** A shop with a mailbox, and a message outside its folder. */
async function openShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'rosa-mailbox-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  writeFileSync(join(dataDir, 'other.eml'), 'Subject: other\r\n\r\nother');
  const folder = join(dataDir, 'mail');
  const shop = await openTestShop({ hasOwnServer: true });
  serveMailbox(shop.app, fileMailbox(folder), shop.shop);
  return { ...shop, folder, send: fileMail({ folder, from: 'shop@rosa.example' }).send };
}

test('before the first letter the mailbox says how to get one', async () => {
  await using shop = await openShop();
  const page = await shop.get('/mailbox');
  expect(page.statusCode).toBe(200);
  expect(plain(page.body)).toContain('Листів ще немає. Зареєструйтеся або оформіть замовлення');
});

test('letters are listed with recipients and times, the last one first', async () => {
  await using shop = await openShop();
  await shop.send({ ...activation, messageId: 'activation.1', subject: 'Перший' });
  await shop.send({ ...activation, messageId: 'activation.2', subject: 'Другий <b>', to: 'petro@rosa.example' });
  utimesSync(join(shop.folder, 'activation.1.eml'), 1, 1);
  writeFileSync(join(shop.folder, 'activation.3.eml.draft'), 'half a message');

  const { body, headers } = await shop.get('/mailbox');

  const listed = [...body.matchAll(/<a href="(.+?)"><strong>(.+?)<\/strong><span>(.+?), <time datetime="(.+?)">/g)];
  expect(listed.map(([, ...said]) => said.slice(0, 3))).toEqual([
    ['/mailbox/activation.2', 'Другий &lt;b&gt;', 'petro@rosa.example'],
    ['/mailbox/activation.1', 'Перший', 'olena@rosa.example'],
  ]);
  for (const [, , , , time] of listed) expect(Math.abs(Date.parse(time!) - Date.now())).toBeLessThan(60_000);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^ ;]+'; /);
});

test('the list ends after the newest two hundred', async () => {
  await using shop = await openShop();
  await shop.send(activation);
  utimesSync(join(shop.folder, 'activation.1.eml'), 1, 1);
  for (let number = 1; number <= 200; number += 1)
    writeFileSync(join(shop.folder, `order-placed.${number}.eml`), 'Subject: order\r\n\r\n');

  const { body } = await shop.get('/mailbox');

  expect(body.match(/<li>/g)).toHaveLength(200);
  expect(body).not.toContain('activation.1');
  expect(body).toContain('Показано останні 200 листів.');
});

test('a letter is shown with its links, its text and, in a sandbox, its HTML', async () => {
  await using shop = await openShop();
  await shop.send(activation);

  const page = await shop.get('/mailbox/activation.1');
  const letter = await shop.get('/mailbox/activation.1/letter');

  expect(page.body).toContain('<h1>Підтвердьте електронну адресу</h1>');
  expect(page.body).toContain('<dd>shop@rosa.example</dd>');
  expect(page.body).toContain('<dd>olena@rosa.example</dd>');
  expect(page.body).toContain(`<a href="${link}">${link}</a>`);
  expect(page.body).toContain('<pre>Підтвердьте електронну адресу\n');
  expect(page.body).toContain(
    '<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox/activation.1/letter"',
  );
  expect(letter.body.trim()).toBe(activation.html);
  expect(letter.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  );
  for (const { headers } of [page, letter])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
});

test('files that came with a letter are listed and can be saved', async () => {
  await using shop = await openShop();
  const content = Buffer.from('%PDF-1.7 \u0000');
  const attachments = [{ name: 'Сертифікат <1>.pdf', type: 'application/pdf', content }];
  await shop.send({ ...activation, attachments });

  const page = await shop.get('/mailbox/activation.1');
  const file = await shop.get('/mailbox/activation.1/files/0');

  expect(page.body).toContain('<a href="/mailbox/activation.1/files/0">Сертифікат &lt;1&gt;.pdf</a>');
  expect(file.rawPayload).toEqual(content);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Сертифікат <1>.pdf')}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('text of a customer is never markup of the mailbox', async () => {
  await using shop = await openShop();
  const hostile = '"><script>alert(1)</script>';
  await shop.send({ ...activation, subject: hostile, text: `${hostile} https://rosa.example/"onclick="x` });

  const { body } = await shop.get('/mailbox/activation.1');

  expect(body).not.toContain('<script');
  expect(body).toContain('<h1>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h1>');
  expect(body).toContain('<a href="https://rosa.example/">');
});

test.each([
  '/mailbox/nothing',
  '/mailbox/..%2Fother',
  '/mailbox/%2e%2e%2fother',
  '/mailbox/..%5Cother',
  '/mailbox/../other',
  '/mailbox/activation.1%00',
  '/mailbox/..%2Fother/letter',
  '/mailbox/activation.1.eml',
  '/mailbox/activation.1/files/0',
  '/mailbox/activation.1/files/length',
  '/mailbox/..%2Fother/files/0',
])('%s is not found', async (address) => {
  await using shop = await openShop();
  await shop.send(activation);
  const reply = await shop.get(address);
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
});

test('a shop without a mailbox has no mailbox pages', async () => {
  await using shop = await openTestShop({ hasOwnServer: true });
  for (const address of ['/mailbox', '/mailbox/activation.1', '/mailbox/activation.1/letter'])
    expect((await shop.get(address)).statusCode, address).toBe(404);
});
