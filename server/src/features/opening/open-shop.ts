import type { FirstSteps } from '@shop/contract/admin/first-steps.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { PostponableStep } from '@shop/domain/first-steps.ts';
import { readClock } from '../../database/clock.ts';
import type { Shop } from '../../shop.ts';
import { claimRequestKey, recordChange } from '../audit/index.ts';
import { insertSettingOnce, openedSetting } from '../shop-settings/index.ts';
import type { Member } from '../staff/index.ts';
import { readFirstSteps, readSteps } from './read-first-steps.ts';

/** Once: a shop that is open stays open, whatever it lacks later. Other processes get a database notification. */
export async function openShop(
  shop: Pick<Shop, 'db' | 'closure' | 'connected'>,
  member: Member,
  { postponed }: { postponed: readonly PostponableStep[] },
): Promise<FirstSteps> {
  await shop.closure.look();
  if (!shop.closure.hasOpened) {
    await shop.db.transaction(async (tx) => {
      const missing = (await readSteps(tx, shop.connected)).filter(
        ({ name, is_done }) => !is_done && !(postponed as readonly string[]).includes(name),
      );
      if (missing.length > 0) throw new Refusal('shop_not_ready', { missing: missing.map(({ name }) => name) });
      const openedAt = (await readClock(tx)).toISOString();
      if (!(await insertSettingOnce(tx, openedSetting, openedAt))) return;
      await claimRequestKey(tx, member);
      await recordChange(tx, member, {
        action: 'open_shop',
        subject: 'shop',
        subjectId: 'first_day',
        before: { is_open: false },
        after: { is_open: true, postponed: [...postponed] },
      });
    });
    await shop.closure.look();
  }
  return await readFirstSteps(shop);
}
