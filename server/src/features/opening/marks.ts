import { z } from 'zod';
import type { Executor } from '../../database/database.ts';
import { findShopSettings, openedSetting, upsertShopSetting } from '../shop-settings/index.ts';

const backupMark = 'last_backup';
const letterMark = 'test_letter';
export const openingMarks = [backupMark, letterMark] as const;

const Backup = z.object({ made_at: z.iso.datetime(), bytes: z.number() });
/** The salt is of no use without the shop's secret key. */
const TestLetter = z.object({
  to: z.string(),
  sent_at: z.iso.datetime(),
  arrived_at: z.iso.datetime().nullable(),
  salt: z.string(),
});
export type TestLetter = z.infer<typeof TestLetter>;

/** What was done once and cannot be read from other tables. */
export async function readMarks(db: Executor) {
  const found = await findShopSettings(db, [openedSetting, letterMark, backupMark]);
  return {
    openedAt: z.iso.datetime().nullish().parse(found.get(openedSetting)) ?? null,
    testLetter: TestLetter.nullish().parse(found.get(letterMark)) ?? null,
    backup: Backup.nullish().parse(found.get(backupMark)) ?? null,
  };
}

export async function markBackup(db: Executor, backup: { made_at: string; bytes: number }): Promise<void> {
  await upsertShopSetting(db, backupMark, Backup.parse(backup));
}

export async function markTestLetter(db: Executor, letter: TestLetter): Promise<void> {
  await upsertShopSetting(db, letterMark, letter);
}
