import { expect, test } from 'vitest';
import { startMailServer } from '../../../tests/mail-server.ts';
import { Undeliverable } from '../../features/notifications/mail.ts';
import { smtpMail } from './smtp-mail.ts';

const from = 'shop@rosa.example';
const message = {
  senderName: 'Роса',
  to: 'olena@rosa.example',
  subject: 'Замовлення № 42 прийнято',
  text: 'Дякуємо за замовлення!',
  html: '<p>Дякуємо за замовлення!</p>',
  messageId: 'order-placed.42',
};
const impatient = { connectionTimeout: 700, greetingTimeout: 700, socketTimeout: 700 };

test.each([
  ['does not greet', '', 'silence', /^ETIMEDOUT: (Greeting never received|Timeout)$/],
  ['greets and says nothing more', 'EHLO', 'silence', /^ETIMEDOUT: Timeout$/],
  ['falls silent before the letter', 'DATA', 'silence', /^ETIMEDOUT: Timeout$/],
  ['falls silent behind the letter', '.', 'silence', /^ETIMEDOUT: Timeout$/],
  ['breaks off before the letter', 'RCPT', 'end', /^ECONNECTION: Connection closed unexpectedly$/],
  ['breaks off behind the letter', '.', 'end', /^ECONNECTION: Connection closed unexpectedly$/],
  ['is full when it has the letter', '.', '452 4.3.1 Insufficient system storage', /^EMESSAGE: .*452 4\.3\.1/],
  ['does not like the letter', '.', '554 5.7.1 Message refused', /^EMESSAGE: .*554 5\.7\.1/],
])('a mail server that %s may take the letter another time, under the same number', async (_how, at, answer, error) => {
  let isMended = false;
  const server = await startMailServer((line) => {
    const isHere = at === '' ? line === '' : line.startsWith(at);
    return isHere && !isMended ? answer : '250 OK';
  });
  await using mail = smtpMail({ url: server.url, from, limits: impatient });

  const refused = await mail.send(message).catch((thrown: Error) => thrown);
  isMended = true;
  await mail.send(message);

  expect(refused).not.toBeInstanceOf(Undeliverable);
  expect((refused as Error).message).toMatch(error);
  const numbers = server.received.filter((line) => line.startsWith('Message-ID:'));
  // The server may have kept a letter whose answer was lost: the mailbox recognises duplicates by the message id.
  const wasBrought = at === '.' ? 2 : 1;
  expect(numbers).toEqual(Array(wasBrought).fill('Message-ID: <order-placed.42@rosa.example>'));
});
