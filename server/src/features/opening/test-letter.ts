import type { FirstSteps } from '@shop/contract/admin/first-steps.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { readClock } from '../../database/clock.ts';
import { hashToken, linkToken, newSalt } from '../../link-token.ts';
import type { Shop } from '../../shop.ts';
import { claimRequestKey } from '../audit/index.ts';
import { mailTestLetter } from '../notifications/index.ts';
import type { Member } from '../staff/index.ts';
import { markTestLetter, readMarks } from './marks.ts';
import { readFirstSteps } from './read-first-steps.ts';

/** To the address of who is signed in, and to no other. Its link replaces that of the one before. */
export async function sendTestLetter(
  shop: Pick<Shop, 'db' | 'publicUrl' | 'mail' | 'log' | 'secrets' | 'closure' | 'connected'>,
  member: Member,
): Promise<FirstSteps> {
  const salt = newSalt();
  const link = `${shop.publicUrl}/admin/test-letter/${linkToken(shop.secrets, salt)}`;
  await mailTestLetter(shop, { to: member.email, link });
  // Only now: a letter that was not sent may be sent with the same key.
  await shop.db.transaction(async (tx) => {
    await claimRequestKey(tx, member);
    const sent_at = (await readClock(tx)).toISOString();
    await markTestLetter(tx, { to: member.email, sent_at, arrived_at: null, salt });
  });
  return await readFirstSteps(shop);
}

export async function noteTestLetterArrived(
  shop: Pick<Shop, 'db' | 'secrets' | 'closure' | 'connected'>,
  { token }: { token: string },
): Promise<FirstSteps> {
  const { testLetter } = await readMarks(shop.db);
  if (testLetter === null || hashToken(linkToken(shop.secrets, testLetter.salt)) !== hashToken(token))
    throw new Refusal('not_found', {});
  if (testLetter.arrived_at === null) {
    const arrived_at = (await readClock(shop.db)).toISOString();
    await markTestLetter(shop.db, { ...testLetter, arrived_at });
  }
  return await readFirstSteps(shop);
}
