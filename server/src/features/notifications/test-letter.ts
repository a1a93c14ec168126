import { randomUUID } from 'node:crypto';
import { testLetterWording as wording } from '@shop/wording/test-letter.ts';
import type { Shop } from '../../shop.ts';
import { composeLetter } from './letters/compose-letter.ts';
import { button, paragraph } from './letters/parts.ts';
import { mailAtOnce } from './mail-at-once.ts';
import { readSender } from './read-sender.ts';

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
  const { shopName } = sender;
  await mailAtOnce(shop, { letter, to, shopName, messageId: `test-letter.${randomUUID()}`, what: 'test letter' });
}
