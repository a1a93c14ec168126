/** The content of a letter, with and without markup. */
export type Letter = {
  subject: string;
  text: string;
  html: string;
  /** One-click unsubscribe address for mail programs. */
  unsubscribeAddress?: string;
};

export type Attachment = { name: string; type: string; content: Buffer };

export type Message = Letter & {
  /** For a sender's address without a name. */
  senderName: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  to: string;
  attachments?: readonly Attachment[];
  /** Stays the same when a letter is sent again, so that a mailbox recognises the duplicate. */
  messageId: string;
};

/** Sends letters: a mail server, or a folder. */
export type Mail = {
  /** Resolves when the server has accepted the message. Throws `Undeliverable` when a retry is of no use. */
  send(message: Message): Promise<void>;
};

/** The address does not accept mail. */
export class Undeliverable extends Error {}

/** A message kept in a folder, which a demonstration shows. */
export type KeptMessage = Letter & {
  name: string;
  from: string;
  to: string;
  sentAt: Date;
  attachments: readonly Attachment[];
};

export type Mailbox = {
  /** Newest first, at most `count`. */
  readNewest(count: number): Promise<KeptMessage[]>;
  find(name: string): Promise<KeptMessage | undefined>;
};
