import type { Transaction } from '@shop/server/database/database.ts';
import { upsertText } from '@shop/server/features/notifications/texts/letter-texts.queries.ts';
import { textsOf } from '@shop/server/features/notifications/texts/read-letter-texts.ts';
import { demoStory } from './demo-story.ts';

const kind = 'subscription-confirmed';

/** The welcome of subscribers says what letters there will be. The shop's original words promise none. */
export async function loadLetterTexts(tx: Transaction): Promise<void> {
  const original = textsOf(kind, undefined);
  await upsertText(tx, kind, { ...original, opening: `${original.opening}\n${demoStory.newsletter.text}` });
}
