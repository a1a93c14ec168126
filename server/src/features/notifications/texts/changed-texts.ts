import type { LetterTextKind, LetterTexts } from '@shop/contract/admin/letter-texts.ts';
import type { Executor } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import type { ChangedTexts } from '../letters/letter-words.ts';
import { markTextFailed, readTextRows } from './letter-texts.queries.ts';

export type TextFailure = { kind: LetterTextKind; failure: string; texts: LetterTexts };

/** The texts of today for one letter, all read at once. What fails while it is written is found in `failures`. */
export async function readChangedTexts(db: Executor): Promise<ChangedTexts & { failures: TextFailure[] }> {
  const byKind = await readTextRows(db);
  const failures: TextFailure[] = [];
  return {
    byKind,
    failures,
    whenFailed: (kind, failure) => void failures.push({ kind, failure, texts: byKind.get(kind)! }),
  };
}

/** Notes texts that failed. A letter never waits for it or fails because of it. */
export async function noteFailures(
  { db, log }: Pick<Shop, 'db' | 'log'>,
  failures: readonly TextFailure[],
): Promise<void> {
  for (const failed of failures) {
    log.warn({ kind: failed.kind, reason: failed.failure }, 'text of a letter failed, the original was used');
    await markTextFailed(db, failed).catch((error: Error) =>
      log.warn({ kind: failed.kind, reason: error.message }, 'failure of a text not recorded'),
    );
  }
}
