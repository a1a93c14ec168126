import type { SendMailOptions } from 'nodemailer';
import type { Message } from '../../features/notifications/mail.ts';

/** The options for nodemailer. `from` is an address, or a name with its address in angle brackets. */
export function mailOptions(from: string, message: Message): SendMailOptions {
  const { senderName, replyTo, to, subject, text, html, attachments = [], messageId, unsubscribeAddress } = message;
  const [, name, address] = /^(.*?)\s*<(.+)>$/.exec(from) ?? [];
  const sender = { name: name || senderName, address: address ?? from };
  return {
    from: sender,
    // An object is always one address, even with commas in it.
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    // RFC 3834: prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeAddress && oneClick(unsubscribeAddress)) },
    messageId: `<${messageId}@${sender.address.split('@').at(-1)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058: the mail program unsubscribes by itself, without opening a page. */
function oneClick(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
