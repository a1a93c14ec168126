import type { Mail } from '../../features/notifications/mail.ts';
import { diskStore } from '../media/disk-store.ts';
import { mailOptions } from './mail-options.ts';

/** Writes each message as an .eml file. Sent again, a message replaces its file. */
export function fileMail({ folder, from }: { folder: string; from: string }): Mail {
  const files = diskStore(folder, { isPrivate: true });
  return {
    async send(message) {
      // Loaded with the first letter: the start does not wait for it.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message: bytes } = await composer.sendMail(mailOptions(from, message));
      await files.write(`${message.messageId}.eml`, bytes as Buffer);
    },
  };
}
