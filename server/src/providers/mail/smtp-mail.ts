import type { NodemailerError } from 'nodemailer';
import { type Mail, Undeliverable } from '../../features/notifications/mail.ts';
import { mailOptions } from './mail-options.ts';

const usualLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mail by SMTP with a small connection pool. */
export function smtpMail({
  url,
  from,
  limits = usualLimits,
}: {
  url: string;
  from: string;
  /** In milliseconds. */
  limits?: typeof usualLimits;
}): Mail & AsyncDisposable {
  let connecting: Promise<ReturnType<typeof connect>> | undefined;
  const connection = async () => {
    // Loaded with the first letter: the start does not wait for it.
    connecting ??= import('nodemailer').then(({ createTransport }) => connect(createTransport, url, limits));
    return await connecting;
  };
  return {
    async send(message) {
      try {
        await (await connection()).sendMail(mailOptions(from, message));
      } catch (error) {
        const refused = error as NodemailerError;
        throw isPermanent(refused)
          ? new Undeliverable(withoutAddresses(refused))
          : new Error(withoutAddresses(refused));
      }
    },
    async [Symbol.asyncDispose]() {
      (await connecting)?.close();
    },
  };
}

function connect(
  createTransport: typeof import('nodemailer').createTransport,
  url: string,
  limits: typeof usualLimits,
) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // A password is sent only over TLS.
    requireTLS: new URL(url).password !== '',
    ...limits,
  });
}

/**
 * A permanent failure: the recipient's mailbox does not exist. A 5.7 code means that the shop may not send. Its owner
 * can fix that, so such letters are retried.
 */
function isPermanent({ code, command, responseCode = 0, response = '' }: NodemailerError): boolean {
  const isAboutRecipient = code === 'EENVELOPE' && command === 'RCPT TO' && !/^\d{3}[ -]5\.7\./.test(response);
  return isAboutRecipient && responseCode >= 550 && responseCode <= 554;
}

/** Removes e-mail addresses: servers quote the customer's address, and errors are logged. */
function withoutAddresses({ code, message }: NodemailerError): string {
  return `${code ?? 'The mail server'}: ${message.replace(/[^\s<>:;,"']+@[^\s<>:;,"']+/g, '…')}`;
}
