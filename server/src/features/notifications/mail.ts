/** What a letter says, for programs with and without pictures. */
export type Letter = {
  subject: string;
  text: string;
  html: string;
  /** Where a mail program ends the subscription to which the letter belongs, at one click. */
  unsubscribeAddress?: string;
};

/** A file that comes with a letter. */
export type Attachment = { name: string; type: string; content: Buffer };

export type Message = Letter & {
  to: string;
  attachments?: readonly Attachment[];
  /** The same whenever a letter is sent again, so that a mailbox can tell a repetition. */
  messageId: string;
};

/** Who carries letters: a mail server, or a folder. */
export type Mail = {
  /** Resolves when the message is no longer ours to lose. Throws `Undeliverable` when trying again is of no use. */
  send(message: Message): Promise<void>;
};

/** Nobody takes mail at this address. */
export class Undeliverable extends Error {}

/** A message that stayed here, where a demonstration shows it. */
export type KeptMessage = Letter & {
  name: string;
  from: string;
  to: string;
  sentAt: Date;
  attachments: readonly Attachment[];
};

export type Mailbox = {
  /** The last one first, and so many at most. */
  readNewest(count: number): Promise<KeptMessage[]>;
  find(name: string): Promise<KeptMessage | undefined>;
};
