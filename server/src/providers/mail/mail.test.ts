import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../tests/mail-server.ts';
import { Undeliverable } from '../../features/notifications/mail.ts';
import { fileMail } from './file-mail.ts';
import { smtpMail } from './smtp-mail.ts';

const from = 'shop@rosa.example';
const message = {
  senderName: 'Роса',
  to: 'olena@rosa.example',
  subject: 'Замовлення № 42 прийнято',
  text: 'Дякуємо за замовлення!',
  html: '<p>Дякуємо за <b>замовлення</b>!</p>',
  messageId: 'order-placed.42',
};

test('without a mail server every message is a file that mail programs open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rosa-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const mail = fileMail({ folder: join(folder, 'mail'), from });

  await mail.send(message);
  await mail.send(message);

  expect(readdirSync(join(folder, 'mail'))).toEqual(['order-placed.42.eml']);
  const email = await PostalMime.parse(readFileSync(join(folder, 'mail', 'order-placed.42.eml')));
  expect(email).toMatchObject({
    from: { name: 'Роса', address: 'shop@rosa.example' },
    to: [{ name: '', address: 'olena@rosa.example' }],
    subject: 'Замовлення № 42 прийнято',
    messageId: '<order-placed.42@rosa.example>',
    text: message.text,
    html: message.html,
    attachments: [],
  });
  expect(Math.abs(Date.parse(email.date!) - Date.now())).toBeLessThan(60_000);
  // No header names the program or the machine; automatic replies are prevented.
  const names = email.headers.map(({ key }) => key).sort();
  const usual = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'];
  expect(names).toEqual(['auto-submitted', ...usual]);
  expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('a file that comes with a letter arrives as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rosa-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const content = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]);
  const attachments = [{ name: 'Сертифікат.pdf', type: 'application/pdf', content }];

  await fileMail({ folder, from }).send({ ...message, attachments });

  const email = await PostalMime.parse(readFileSync(join(folder, 'order-placed.42.eml')));
  expect([email.text?.trim(), email.html?.trim()]).toEqual([message.text, message.html]);
  expect(email.attachments).toMatchObject([
    { filename: 'Сертифікат.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
  ]);
  expect(Buffer.from(email.attachments[0]?.content as ArrayBuffer)).toEqual(content);
});

test('a letter that somebody subscribed to tells mail programs how to end that at one click', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rosa-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unsubscribeAddress = `https://rosa.example/api/v1/actions/subscriptions/unsubscribe/MQ/${'t'.repeat(43)}/`;
  const mail = fileMail({ folder, from });
  await mail.send({ ...message, unsubscribeAddress });
  await mail.send({ ...message, messageId: 'other' });
  const listHeaders = async (file: string) =>
    (await PostalMime.parse(readFileSync(join(folder, file)))).headers.filter(({ key }) => key.startsWith('list-'));
  expect(await listHeaders('order-placed.42.eml')).toMatchObject([
    { key: 'list-unsubscribe', value: `<${unsubscribeAddress}>` },
    { key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' },
  ]);
  expect(await listHeaders('other.eml')).toEqual([]);
});

test('an owner may choose the name that letters come from', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rosa-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));

  await fileMail({ folder, from: 'Rosa Lab <hello@lab.example>' }).send(message);

  expect(await PostalMime.parse(readFileSync(join(folder, 'order-placed.42.eml')))).toMatchObject({
    from: { name: 'Rosa Lab', address: 'hello@lab.example' },
    messageId: '<order-placed.42@lab.example>',
  });
});

test('a mail server gets the message for its one recipient', async () => {
  const server = await startMailServer(() => '250 OK');
  await using mail = smtpMail({ url: server.url, from });

  await mail.send({ ...message, to: 'olena@rosa.example' });

  expect(server.commands).toContain('MAIL FROM:<shop@rosa.example>');
  expect(server.commands.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<olena@rosa.example>']);
  const { subject, text } = await PostalMime.parse(server.received.join('\r\n'));
  expect([subject, text]).toEqual([message.subject, message.text]);
});

test('a refusal is told without the address of the customer', async () => {
  const server = await startMailServer((line) =>
    line.startsWith('RCPT') ? '550 5.1.1 <olena@rosa.example>: no such user' : '250 OK',
  );
  await using mail = smtpMail({ url: server.url, from });

  const error = await mail.send(message).catch((refused: Error) => refused);

  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('olena');
  expect((error as Error).message).toMatch(/^EENVELOPE: .*550 5\.1\.1 <…>: no such user$/);
});

test.each([
  ['550 5.1.1 no such user', 'no such user'],
  ['551 5.1.6 moved', 'moved'],
  ['552 5.2.2 mailbox full', 'mailbox full'],
  ['553 5.1.3 bad address', 'bad address'],
  ['554 disabled', 'disabled'],
])('a recipient refused with «%s» is refused for good', async (answer, words) => {
  const server = await startMailServer((line) => (line.startsWith('RCPT') ? answer : '250 OK'));
  await using mail = smtpMail({ url: server.url, from });

  const error = await mail.send(message).catch((refused: Error) => refused);

  expect(error).toBeInstanceOf(Undeliverable);
  expect((error as Error).message).toContain(words);
  expect(server.received).toEqual([]);
});

test.each([
  ['RCPT', '450 4.2.1 try later'],
  ['RCPT', '452 4.2.2 mailbox full'],
  ['RCPT', '503 5.5.1 bad sequence'],
  ['RCPT', '554 5.7.1 relay access denied'],
  ['MAIL', '550 5.1.8 unknown sender'],
  ['MAIL', '451 4.3.0 try later'],
])('«%s» answered with «%s» may be answered otherwise another time', async (command, answer) => {
  const server = await startMailServer((line) => (line.startsWith(command) ? answer : '250 OK'));
  await using mail = smtpMail({ url: server.url, from });

  const error = await mail.send(message).catch((refused: Error) => refused);

  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(Undeliverable);
  expect(server.received).toEqual([]);
});

test('a server that is not there may be there another time', async () => {
  await using mail = smtpMail({ url: 'smtp://127.0.0.1:1', from });
  const error = await mail.send(message).catch((refused: Error) => refused);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(Undeliverable);
});

test('a password is not sent to a server that cannot encrypt', async () => {
  const server = await startMailServer((line) => (line === 'STARTTLS' ? '502 unknown' : '250 OK'));
  await using mail = smtpMail({ url: server.url.replace('//', '//shop:secret@'), from });

  await expect(mail.send(message)).rejects.toThrow(/^ETLS: /);

  expect(server.commands.filter((line) => line.startsWith('AUTH'))).toEqual([]);
  expect(server.received).toEqual([]);
});

test('letters are read by the shop’s own user alone, in a folder that is older too', async () => {
  const own = mkdtempSync(join(tmpdir(), 'rosa-mail-'));
  onTestFinished(() => rmSync(own, { recursive: true, force: true }));
  chmodSync(own, 0o755);
  for (const folder of [own, join(own, 'new')]) {
    await fileMail({ folder, from }).send(message);
    const modes = [folder, join(folder, 'order-placed.42.eml')].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  }
});
