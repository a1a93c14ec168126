import type { NodemailerError } from 'nodemailer';
import { type Mail, Undeliverable } from '../../features/notifications/mail.ts';
import { mailOptions } from './mail-options.ts';

const usualLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A mail server, over a few connections that stay open between letters. */
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
    // Loaded with the first letter, so that the start does not wait for it.
    connecting ??= import('nodemailer').then(({ createTransport }) => connect(createTransport, url, limits));
    return await connecting;
  };
  return {
    async send(message) {
      try {
        await (await connection()).sendMail(mailOptions(from, message));
      } catch (error) {
        const refused = error as NodemailerError;
        throw isForGood(refused) ? new Undeliverable(withoutAddresses(refused)) : new Error(withoutAddresses(refused));
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
    // A password is never sent in the clear.
    requireTLS: new URL(url).password !== '',
    ...limits,
  });
}

/**
 * The recipient's server knows no such mailbox. A code of the class 5.7 says that the shop may not send, which its owner
 * mends: such letters wait.
 */
function isForGood({ code, command, responseCode = 0, response = '' }: NodemailerError): boolean {
  const isAboutRecipient = code === 'EENVELOPE' && command === 'RCPT TO' && !/^\d{3}[ -]5\.7\./.test(response);
  return isAboutRecipient && responseCode >= 550 && responseCode <= 554;
}

/** Servers answer with the customer's address, and errors end up in the log. */
function withoutAddresses({ code, message }: NodemailerError): string {
  return `${code ?? 'The mail server'}: ${message.replace(/[^\s<>:;,"']+@[^\s<>:;,"']+/g, '…')}`;
}
