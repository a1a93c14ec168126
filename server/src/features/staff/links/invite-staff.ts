import type { AnyRole } from '@shop/contract/admin/roles.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import { queueLetter } from '../../notifications/index.ts';
import { createStaff, requireFreeEmail } from '../create-staff.ts';
import { nameOfRole, roleOf } from '../roles/held-rights.ts';
import { lockStaffAs, requireGivableRole } from '../roles/lock-staff-as.ts';
import { findRoleOfMember } from '../roles/roles.queries.ts';
import type { Member } from '../sign-in/check-staff.ts';
import { deleteStaff, findMember } from '../staff.queries.ts';
import { endStaffLinks, issueStaffLink, letterEvent } from './staff-links.ts';

type Tools = Pick<Shop, 'db' | 'queue' | 'secrets'>;
type Newcomer = { email: string; name: string; role: AnyRole };

/** Adds a member of staff who sets the password by the link of a letter. */
export async function inviteStaff(tools: Tools, owner: Member, newcomer: Newcomer): Promise<number> {
  return await tools.db.transaction(async (tx) => {
    await requireGivableRole(tx, await lockStaffAs(tx, owner), newcomer.role);
    await requireFreeEmail(tx, newcomer.email);
    const id = await createStaff(tx, newcomer, owner);
    await mailInvitation(tx, tools, owner, id);
    return id;
  });
}

/** A new letter with a new link; earlier links become invalid. */
export async function inviteAgain(tools: Tools, owner: Member, staffId: number): Promise<void> {
  await tools.db.transaction(async (tx) => {
    const { held, member } = await lockInvited(tx, owner, staffId);
    // The role may have gained rights since the first invitation.
    await requireGivableRole(tx, held, roleOf(member));
    await endStaffLinks(tx, staffId);
    await mailInvitation(tx, tools, owner, staffId);
    await recordChange(tx, owner, { action: 'invite_again', subject: 'staff', subjectId: staffId });
  });
}

/** Whoever never had a password has done nothing here: the account goes, and its address is free again. */
export async function withdrawInvitation({ db }: Pick<Shop, 'db'>, owner: Member, staffId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, email } = (await lockInvited(tx, owner, staffId)).member;
    await endStaffLinks(tx, staffId);
    await deleteStaff(tx, staffId);
    const before = { name, email };
    await recordChange(tx, owner, { action: 'withdraw_invitation', subject: 'staff', subjectId: staffId, before });
  });
}

async function lockInvited(tx: Transaction, owner: Member, staffId: number) {
  const held = await lockStaffAs(tx, owner);
  const member = await findMember(tx, staffId);
  if (member === undefined) throw new Refusal('staff_not_found', {});
  if (member.passwordHash !== null || !member.isActive) throw new Refusal('staff_not_invited', {});
  return { held, member };
}

async function mailInvitation(
  tx: Transaction,
  { queue, secrets }: Pick<Tools, 'queue' | 'secrets'>,
  owner: Member,
  staffId: number,
): Promise<void> {
  const invited = (await findMember(tx, staffId))!;
  const role = nameOfRole((await findRoleOfMember(tx, staffId))!);
  const { linkId, salt } = await issueStaffLink(tx, secrets, { staffId, purpose: 'invitation' });
  await queueLetter(tx, queue, {
    event: letterEvent('invitation', linkId),
    kind: 'staff-invitation',
    recipient: invited.email,
    data: { staffId, name: invited.name, invitedBy: owner.name, role, salt },
  });
}
