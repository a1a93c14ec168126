import { randomBytes } from 'node:crypto';
import { Refusal } from '@shop/contract/refusal.ts';
import { hashOf } from '../../link-token.ts';
import { isPassword, nobodysHash } from '../../passwords.ts';
import type { Shop } from '../../shop.ts';
import { noteChange } from '../audit/note-change.ts';
import type { Member } from './check-staff.ts';
import { useCode } from './second-factor.ts';
import { findStaffByEmail, lockMember } from './staff.queries.ts';
import { endStaffSession, insertStaffSession } from './staff-sessions.queries.ts';

type Device = { address: string; device: string };

/** An unknown address takes as long as a wrong password, and is told the same; so is somebody who works here no more. */
export async function signInStaff(
  { db, secrets }: Pick<Shop, 'db' | 'secrets'>,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  { address, device }: Device,
): Promise<{ token: string; member: Omit<Member, 'sessionId'> }> {
  const found = await findStaffByEmail(db, email);
  const isRight = await isPassword(password, found?.passwordHash ?? nobodysHash);
  if (found === undefined || !isRight) throw new Refusal('wrong_credentials', {});
  const token = randomBytes(32).toString('base64url');
  return await db.transaction(async (tx) => {
    const member = await lockMember(tx, found.id);
    // Either may have changed while the password was compared.
    if (!member.isActive || member.passwordHash !== found.passwordHash) throw new Refusal('wrong_credentials', {});
    const hasSecondFactor = member.totpConfirmedAt !== null;
    if (hasSecondFactor && code === undefined) throw new Refusal('second_factor_code_needed', {});
    if (hasSecondFactor) await useCode(tx, secrets, member, code!);
    await insertStaffSession(tx, { staffId: member.id, tokenHash: hashOf(token), device, address });
    await noteChange(tx, member, { action: 'sign_in', subject: 'staff', subjectId: member.id });
    return { token, member: { ...member, hasSecondFactor } };
  });
}

export async function signOutStaff({ db }: Pick<Shop, 'db'>, token: string): Promise<void> {
  await endStaffSession(db, hashOf(token));
}
