import type { AdminSettings } from '@shop/contract/admin/settings.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { findShopSetting, upsertShopSetting } from './shop-settings.queries.ts';

const senderSetting = 'letter_sender';

/** As whom letters come. */
export type LetterSender = Pick<AdminSettings, 'sender_name' | 'reply_to'>;

export async function readLetterSender(db: Executor): Promise<LetterSender> {
  const saved = (await findShopSetting(db, senderSetting)) as Partial<LetterSender> | undefined;
  return { sender_name: saved?.sender_name ?? null, reply_to: saved?.reply_to ?? null };
}

/** Fields that are undefined keep their values. */
export async function saveLetterSender(
  tx: Transaction,
  { sender_name, reply_to }: { [Field in keyof LetterSender]?: LetterSender[Field] | undefined },
): Promise<void> {
  if (sender_name === undefined && reply_to === undefined) return;
  const kept = await readLetterSender(tx);
  await upsertShopSetting(tx, senderSetting, {
    sender_name: sender_name === undefined ? kept.sender_name : sender_name,
    reply_to: reply_to === undefined ? kept.reply_to : reply_to,
  });
}
