import { randomUUID } from 'node:crypto';
import { Refusal } from '@shop/contract/refusal.ts';
import { testLetterWording as wording } from '@shop/wording/test-letter.ts';
import type { Shop } from '../../shop.ts';
import { composeLetter } from './letters/compose-letter.ts';
import { button, paragraph } from './letters/parts.ts';
import { readEnvelope, readSender } from './read-sender.ts';

/** Sends at once, so that the owner learns of a mail server that refuses. */
export async function mailTestLetter(
  shop: Pick<Shop, 'db' | 'publicUrl' | 'mail' | 'log'>,
  { to, link }: { to: string; link: string },
): Promise<void> {
  const sender = await readSender(shop.db, shop.publicUrl);
  const letter = composeLetter(sender, {
    subject: wording.subject,
    to: 'owner',
    parts: [paragraph(wording.text), button(wording.open, link)],
  });
  const envelope = await readEnvelope(shop.db, sender);
  try {
    await shop.mail.send({ ...letter, ...envelope, to, messageId: `test-letter.${randomUUID()}` });
  } catch (error) {
    shop.log.warn({ reason: (error as Error).message }, 'test letter not sent');
    throw new Refusal('mail_unavailable', {});
  }
}
