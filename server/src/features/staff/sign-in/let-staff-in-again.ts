import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { hashPassword } from '../../../passwords.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import { forgetDevices } from '../../sign-in-safety/index.ts';
import { endStaffLinks } from '../links/staff-links.ts';
import { lockStaffAs } from '../roles/lock-staff-as.ts';
import { findMember, updateStaff } from '../staff.queries.ts';
import type { Member } from './check-staff.ts';
import { dropRecoveryCodes } from './recovery-codes.queries.ts';
import { endStaffSessions } from './staff-sessions.queries.ts';

type Tools = Pick<Shop, 'db'>;

/** Sets the password of another member. Changing the own password requires the old one. */
export async function giveStaffPassword({ db }: Tools, owner: Member, staffId: number, password: string) {
  refuseOwnAccount(owner, staffId);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await requireMember(tx, owner, staffId);
    await updateStaff(tx, staffId, { passwordHash });
    await endStaffLinks(tx, staffId);
    await endStaffSessions(tx, staffId);
    await forgetDevices(tx, { staffId });
    await recordChange(tx, owner, { action: 'new_password', subject: 'staff', subjectId: staffId });
  });
}

/** Removes the second factor of another member who has lost the phone. Removing the own one requires a code. */
export async function resetSecondFactor({ db }: Tools, owner: Member, staffId: number) {
  refuseOwnAccount(owner, staffId);
  await db.transaction(async (tx) => {
    await requireMember(tx, owner, staffId);
    await dropSecondFactor(tx, staffId, owner);
  });
}

export async function signOutStaffEverywhere({ db }: Tools, owner: Member, staffId: number) {
  await db.transaction(async (tx) => {
    await requireMember(tx, owner, staffId);
    await endStaffSessions(tx, staffId, owner.sessionId);
    await forgetDevices(tx, { staffId });
    await recordChange(tx, owner, { action: 'end_sessions', subject: 'staff', subjectId: staffId });
  });
}

/** Removes the second factor: the next sign-in needs only the password. Ends all sessions, also on the lost phone. */
export async function dropSecondFactor(tx: Transaction, staffId: number, by?: Member) {
  await updateStaff(tx, staffId, { totpSecret: null, totpConfirmedAt: null, totpStep: null });
  await dropRecoveryCodes(tx, staffId);
  await endStaffSessions(tx, staffId);
  await forgetDevices(tx, { staffId });
  await recordChange(tx, by, { action: 'second_factor_off', subject: 'staff', subjectId: staffId });
}

function refuseOwnAccount({ id }: Member, staffId: number) {
  if (id === staffId) throw new Refusal('own_account', {});
}

async function requireMember(tx: Transaction, owner: Member, staffId: number) {
  await lockStaffAs(tx, owner);
  if ((await findMember(tx, staffId)) === undefined) throw new Refusal('staff_not_found', {});
}
