import { randomBytes } from 'node:crypto';
import { isRefusal, Refusal } from '@shop/contract/refusal.ts';
import { hashToken } from '../../../link-token.ts';
import { dummyHash, isPassword } from '../../../passwords.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import { limits, loggedNetwork, type RateLimiter } from '../../rate-limits/index.ts';
import { type BroughtDevice, recordWrongTry, registerDevice } from '../../sign-in-safety/index.ts';
import { findRoleOfMember } from '../roles/roles.queries.ts';
import { findStaffByEmail, lockMember, type StaffRow } from '../staff.queries.ts';
import { withRights } from './check-staff.ts';
import { countRecoveryCodes } from './recovery-codes.queries.ts';
import { useCode } from './second-factor.ts';
import { endStaffSession, insertStaffSession } from './staff-sessions.queries.ts';

type Device = BroughtDevice & {
  address: string;
  /** The id of this device if it is known to the account. */
  known: number | undefined;
};

type Words = { email: string; password: string; code?: string | undefined };
type Tools = Pick<Shop, 'db' | 'secrets'> & { rateLimiter: RateLimiter };

/** Unknown address, wrong password and deactivated account take the same time and give the same reply. */
export async function signInStaff({ rateLimiter, ...shop }: Tools, words: Words, device: Device) {
  const found = await findStaffByEmail(shop.db, words.email);
  const isRight = await isPassword(words.password, found?.passwordHash ?? dummyHash());
  const network = loggedNetwork(device.address);
  if (found === undefined || found.passwordHash === null || !isRight) {
    await recordWrongTry(shop.db, { kind: 'staff', email: words.email, accountId: found?.id, network });
    throw new Refusal('wrong_credentials', {});
  }
  if (found.totpConfirmedAt === null || words.code === undefined) return await letIn(shop, found, words, device);

  const caller = { address: device.address, subject: `staff ${found.id}`, device: device.known };
  await rateLimiter.consume(limits.secondFactor, caller);
  try {
    const signedIn = await letIn(shop, found, words, device);
    await rateLimiter.refund(limits.secondFactor, caller);
    return signedIn;
  } catch (error) {
    if (isRefusal(error) && error.code === 'wrong_second_factor_code')
      await recordWrongTry(shop.db, {
        ...{ kind: 'staff', email: words.email, accountId: found.id, network },
        isWrongCode: true,
      });
    throw error;
  }
}

async function letIn(
  { db, secrets }: Pick<Shop, 'db' | 'secrets'>,
  found: StaffRow,
  { code }: Words,
  { address, device, deviceTokens }: Device,
) {
  const token = randomBytes(32).toString('base64url');
  return await db.transaction(async (tx) => {
    const member = await lockMember(tx, found.id);
    // Both may have changed while the password was being hashed.
    if (!member.isActive || member.passwordHash !== found.passwordHash) throw new Refusal('wrong_credentials', {});
    const hasSecondFactor = member.totpConfirmedAt !== null;
    if (hasSecondFactor && code === undefined) throw new Refusal('second_factor_code_needed', {});
    if (hasSecondFactor) await useCode(tx, secrets, member, code!);
    await insertStaffSession(tx, { staffId: member.id, tokenHash: hashToken(token), device, address });
    await recordChange(tx, member, {
      action: 'sign_in',
      subject: 'staff',
      subjectId: member.id,
      after: { network: loggedNetwork(address) },
    });
    const deviceToken = await registerDevice(tx, { staffId: member.id }, { deviceTokens, device });
    const recoveryCodesLeft = await countRecoveryCodes(tx, member.id);
    const role = (await findRoleOfMember(tx, member.id))!;
    return { token, deviceToken, member: withRights({ ...member, ...role, hasSecondFactor, recoveryCodesLeft }) };
  });
}

export async function signOutStaff({ db }: Pick<Shop, 'db'>, token: string): Promise<void> {
  await endStaffSession(db, hashToken(token));
}
