import { Refusal } from '@shop/contract/refusal.ts';
import { staffWording } from '@shop/wording/admin/staff.ts';
import type { Shop } from '../../shop.ts';
import type { Member } from './check-staff.ts';
import { createStaff, type NewStaff } from './create-staff.ts';
import { isEmailOfStaff, lockStaff } from './staff.queries.ts';

/** Somebody new, with a password that the owner tells them and they may change. */
export async function addStaffMember({ db }: Pick<Shop, 'db'>, owner: Member, newcomer: NewStaff): Promise<number> {
  return await db.transaction(async (tx) => {
    await lockStaff(tx);
    if (await isEmailOfStaff(tx, newcomer.email))
      throw new Refusal('invalid_request', { fields: { email: [staffWording.emailTaken] } });
    return await createStaff(tx, newcomer, owner);
  });
}
