import { randomUUID } from 'node:crypto';
import type { LetterTextKind, LetterTexts } from '@shop/contract/admin/letter-texts.ts';
import { openSecrets } from '../../../secrets.ts';
import type { Shop } from '../../../shop.ts';
import { type Acting, claimRequestKey } from '../../audit/index.ts';
import { readPublicSettings } from '../../shop-settings/index.ts';
import { renderLetter } from '../letters/render-letter.ts';
import type { Letter } from '../mail.ts';
import { mailAtOnce } from '../mail-at-once.ts';
import { readSender } from '../read-sender.ts';
import { readChangedTexts } from './changed-texts.ts';
import { ownAddresses, requireFitTexts } from './check-letter-text.ts';
import { inventedLetter } from './invented-letters.ts';

type Draft = { kind: LetterTextKind; texts: LetterTexts };

/** A letter with unsaved words about an invented order or customer. */
export async function previewLetter(
  { db, publicUrl }: Pick<Shop, 'db' | 'publicUrl'>,
  { kind, texts }: Draft,
): Promise<Letter & { shopName: string }> {
  requireFitTexts(kind, texts, ownAddresses(publicUrl, await readPublicSettings(db)));
  const sender = await readSender(db, publicUrl);
  const changed = await readChangedTexts(db);
  // With other secrets than the shop's, so that no link of an invented letter works.
  const secrets = openSecrets({ secretKey: randomUUID(), dataDir: '' });
  const byKind = new Map<string, LetterTexts>(changed.byKind).set(kind, texts);
  const place = { ...sender, secrets, texts: { ...changed, byKind } };
  return { ...renderLetter(inventedLetter(kind), place), shopName: sender.shopName };
}

/** Sends the preview to the address of who is signed in, and to no other. */
export async function tryLetter(
  shop: Pick<Shop, 'db' | 'publicUrl' | 'mail' | 'log'>,
  member: Acting & { email: string },
  draft: Draft,
): Promise<void> {
  const { subject, html, text, shopName } = await previewLetter(shop, draft);
  const messageId = `letter-text.${randomUUID()}`;
  const what = `letter to try the text of ${draft.kind}`;
  await mailAtOnce(shop, { letter: { subject, html, text }, to: member.email, shopName, messageId, what });
  // Only now: a letter that was not sent may be sent with the same key.
  await shop.db.transaction((tx) => claimRequestKey(tx, member));
}
