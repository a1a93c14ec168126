import { expect, test } from 'vitest';
import { openMail } from './open-mail.ts';

test.each([
  ['demo', undefined, true],
  ['demo', 'smtp://mail.rosa.example', false],
  ['live', 'smtp://mail.rosa.example', false],
  ['live', undefined, false],
] as const)('a %s shop with the mail server %s has its own mailbox: %s', (mode, smtpUrl, hasMailbox) => {
  const { mailbox } = openMail({ mode, smtpUrl, mailFrom: 'shop@rosa.example', dataDir: '/nowhere' });
  expect(mailbox !== undefined).toBe(hasMailbox);
});
