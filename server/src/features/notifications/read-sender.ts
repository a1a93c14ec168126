import type { Executor } from '../../database/database.ts';
import { readBrand } from '../look/index.ts';
import { readLetterSender, readPublicSettings } from '../shop-settings/index.ts';
import type { Sender } from './letters/compose-letter.ts';
import type { Message } from './mail.ts';

/** The shop as letters speak for it now. */
export async function readSender(db: Executor, publicUrl: string): Promise<Omit<Sender, 'texts'>> {
  const { name: shopName } = await readPublicSettings(db);
  return { publicUrl, shopName, look: await readBrand(db) };
}

/** Whom a letter comes from, and where answers to it go. */
export async function readEnvelope(
  db: Executor,
  { shopName }: Pick<Sender, 'shopName'>,
): Promise<Pick<Message, 'senderName' | 'replyTo'>> {
  const { sender_name, reply_to } = await readLetterSender(db);
  return { senderName: sender_name ?? shopName, ...(reply_to !== null && { replyTo: reply_to }) };
}
