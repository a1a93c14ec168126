import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import type { Letter } from './mail.ts';
import { readEnvelope } from './read-sender.ts';

type LetterAtOnce = {
  letter: Letter;
  to: string;
  shopName: string;
  messageId: string;
  /** For the log, which gets no address. */
  what: string;
};

/** Without the queue: who asks learns at once of a mail server that refuses. */
export async function mailAtOnce(
  { db, mail, log }: Pick<Shop, 'db' | 'mail' | 'log'>,
  { letter, to, shopName, messageId, what }: LetterAtOnce,
): Promise<void> {
  const envelope = await readEnvelope(db, { shopName });
  try {
    await mail.send({ ...letter, ...envelope, to, messageId });
  } catch (error) {
    log.warn({ reason: (error as Error).message }, `${what} not sent`);
    throw new Refusal('mail_unavailable', {});
  }
}
