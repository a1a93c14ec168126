import { join } from 'node:path';
import type { Mail, Mailbox } from './features/notifications/mail.ts';
import { fileMail } from './providers/mail/file-mail.ts';
import { fileMailbox } from './providers/mail/file-mailbox.ts';
import { smtpMail } from './providers/mail/smtp-mail.ts';
import type { Settings } from './settings.ts';

/** A mail server; without one, a folder, and in a demonstration a mailbox to read it. */
export function openMail({ mode, smtpUrl, mailFrom: from, dataDir }: MailSettings): {
  mail: Mail & Partial<AsyncDisposable>;
  mailbox?: Mailbox;
} {
  if (smtpUrl !== undefined) return { mail: smtpMail({ url: smtpUrl, from }) };
  const folder = join(dataDir, 'mail');
  return { mail: fileMail({ folder, from }), ...(mode === 'demo' && { mailbox: fileMailbox(folder) }) };
}

type MailSettings = Pick<Settings, 'mode' | 'smtpUrl' | 'mailFrom' | 'dataDir'>;
