import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import type { Demonstration } from '../../demonstration.ts';
import { hashPassword } from '../../passwords.ts';
import type { Shop } from '../../shop.ts';
import { claimRequestKey, recordChange } from '../audit/index.ts';
import { changeCatalogue } from '../catalogue-cache/index.ts';
import { takeNextVersion } from '../record-versions/index.ts';
import {
  demonstrationMark,
  readFirstOrderNumber,
  readPublicSettings,
  takeDemonstrationMark,
} from '../shop-settings/index.ts';
import type { Member } from '../staff/index.ts';
import * as books from './books.queries.ts';
import { cleanContent } from './clean-content.ts';
import * as filled from './filled-content.queries.ts';
import { isLockTimeout, lockShop } from './lock-shop.queries.ts';
import { deleteOtherStaff, makeOwn } from './staff-left.queries.ts';

type Tools = Pick<Shop, 'db' | 'queue' | 'catalogueCache' | 'pageCache'> & {
  /** Undefined in live mode. */
  demonstration: Demonstration | undefined;
};
type NewOwner = { name: string; email: string; password: string; shop_name: string };

/** So many times it waits for orders and changes that are under way. */
const mostTries = 20;

/**
 * Makes a new shop of a demonstration: goods, sales and people go, with everything that the shop was filled with and nobody has
 * changed. The account that asks becomes the owner's own. All of it, or nothing, and once.
 */
export async function removeDemonstration(tools: Tools, member: Member, owner: NewOwner): Promise<void> {
  const { demonstration } = tools;
  if (demonstration === undefined) throw new Refusal('not_a_demonstration', {});
  const accounts = await demonstration.readAccounts();
  refusePublic(owner, accounts);
  const passwordHash = await hashPassword(owner.password);
  const content = await demonstration.readContent();

  await oftenEnough(() =>
    changeCatalogue(tools, async (tx) => {
      await lockShop(tx);
      await claimRequestKey(tx, member);
      const fillings = await filled.listFillings(tx, demonstrationMark);
      if (owner.shop_name !== (await readPublicSettings(tx)).name) throw new Refusal('other_shop_name', {});
      if (!(await takeDemonstrationMark(tx))) throw new Refusal('not_a_demonstration', {});
      const counts = await books.countRemovable(tx, member.id);

      await books.openHistories(tx);
      for (const photoKey of await books.listPhotoKeys(tx)) await tools.queue.add(tx, 'remove-photo', { photoKey });
      await filled.deleteFilledWords(tx);
      await books.emptyBooks(tx, member.requestKey);
      await filled.deleteFilledCatalogue(tx, fillings);
      await filled.deleteFilledTexts(tx, fillings);
      const kept = await cleanContent(tx, { content, fillings, owner: { id: member.id, email: owner.email } });
      for (const picture of await filled.deleteUnusedPictures(tx, kept.pictures))
        await tools.queue.add(tx, 'remove-picture', picture);
      await deleteOtherStaff(tx, member);
      await books.closeHistories(tx);

      const { name, email } = owner;
      const hasPublicFactor = accounts.some((account) => account.email === member.email);
      await makeOwn(tx, member.id, { name, email, passwordHash, hasPublicFactor });
      await books.restartOrderNumbers(tx, await readFirstOrderNumber(tx));
      await refuseOlderForms(tx, member.id);
      await recordChange(tx, member, {
        action: 'remove_demonstration',
        subject: 'shop',
        subjectId: 'demonstration',
        before: counts,
        after: { name, email },
      });
    }),
  );
}

/** Everybody knows the sign-ins of demonstrations; nobody gets letters at their addresses. */
function refusePublic({ email, password }: NewOwner, accounts: Awaited<ReturnType<Demonstration['readAccounts']>>) {
  const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const isPublic = accounts.some((each) => domainOf(each.email) === domainOf(email) || each.password === password);
  if (isPublic) throw new Refusal('sign_in_is_public', {});
}

/** Forms that were opened before hold what is gone. */
async function refuseOlderForms(tx: Transaction, staffId: number): Promise<void> {
  const edited = [
    { subject: 'settings', id: 'shop' },
    { subject: 'settings', id: 'sender' },
    { subject: 'look', id: 'shop' },
    { subject: 'staff', id: staffId },
  ];
  for (const each of edited) await takeNextVersion(tx, each, undefined);
}

async function oftenEnough(attempt: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === mostTries || !isLockTimeout(error)) throw error;
    }
  }
}
