import type { Database } from '../../database/database.ts';
import { StartRefusal } from '../../start-refusal.ts';
import { saveOrderNoticeEmails } from '../shop-settings/index.ts';
import { createStaff } from './create-staff.ts';
import { countActiveOwners, lockStaff } from './staff.queries.ts';

/** Creates the first owner. Later owners are added in the admin by an owner, whose name is in the audit log. */
export async function createFirstOwner(
  db: Database,
  owner: { email: string; name: string; password: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStaff(tx);
    if ((await countActiveOwners(tx)) > 0)
      throw new StartRefusal('The shop has an owner already. Add staff in the back office');
    await createStaff(tx, { ...owner, role: 'owner' });
    await saveOrderNoticeEmails(tx, [owner.email.toLowerCase()]);
  });
}
