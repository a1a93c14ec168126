import { Refusal } from '@shop/contract/refusal.ts';
import { renderSVG } from 'uqr';
import type { Transaction } from '../../../database/database.ts';
import { codeUri, newCodeSecret, stepOfCode } from '../../../one-time-codes.ts';
import { openText, sealText } from '../../../sealed-text.ts';
import type { Secrets } from '../../../secrets.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import { readPublicSettings } from '../../shop-settings/index.ts';
import { lockMember, type StaffRow, updateStaff, useStep } from '../staff.queries.ts';
import type { Member } from './check-staff.ts';
import { provePassword } from './prove-password.ts';
import { dropRecoveryCodes } from './recovery-codes.queries.ts';
import { makeRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { endStaffSessions } from './staff-sessions.queries.ts';

type Tools = Pick<Shop, 'db' | 'secrets'>;

/** Creates a TOTP secret. It has no effect until a code is confirmed. */
export async function beginSecondFactor(tools: Tools, { id }: Member, password: string) {
  await provePassword(tools, id, password);
  const secret = newCodeSecret();
  return await tools.db.transaction(async (tx) => {
    const { email, totpConfirmedAt } = await lockMember(tx, id);
    if (totpConfirmedAt !== null) throw new Refusal('second_factor_is_on', {});
    await updateStaff(tx, id, { totpSecret: sealText(tools.secrets.secondFactors, secret), totpStep: null });
    const { name: issuer } = await readPublicSettings(tx);
    const uri = codeUri(secret, { issuer, account: email });
    return { secret, uri, qr_code: renderSVG(uri) };
  });
}

/** Turns the second factor on. Returns new recovery codes; none if it was on before. */
export async function confirmSecondFactor(
  { db, secrets }: Tools,
  { id, sessionId, requestKey }: Member,
  code: string,
): Promise<string[]> {
  return await db.transaction(async (tx) => {
    const member = await lockMember(tx, id);
    await useAppCode(tx, secrets, member, code);
    if (member.totpConfirmedAt !== null) return [];
    await updateStaff(tx, id, { totpConfirmedAt: new Date() });
    await endStaffSessions(tx, id, sessionId);
    await recordChange(tx, { id, requestKey }, { action: 'second_factor_on', subject: 'staff', subjectId: id });
    return await makeRecoveryCodes(tx, id);
  });
}

/** Requires password and code, like removing the second factor, against misuse of an unlocked screen. */
export async function renewRecoveryCodes(
  tools: Tools,
  { id, requestKey }: Member,
  { password, code }: { password: string; code: string },
): Promise<string[]> {
  await provePassword(tools, id, password);
  return await tools.db.transaction(async (tx) => {
    const member = await lockMember(tx, id);
    await useCode(tx, tools.secrets, member, code);
    await recordChange(tx, { id, requestKey }, { action: 'recovery_codes_made', subject: 'staff', subjectId: id });
    return await makeRecoveryCodes(tx, id);
  });
}

export async function removeSecondFactor(
  tools: Tools,
  { id, requestKey }: Member,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await provePassword(tools, id, password);
  await tools.db.transaction(async (tx) => {
    const member = await lockMember(tx, id);
    await useCode(tx, tools.secrets, member, code);
    await updateStaff(tx, id, { totpSecret: null, totpConfirmedAt: null, totpStep: null });
    await dropRecoveryCodes(tx, id);
    await recordChange(tx, { id, requestKey }, { action: 'second_factor_off', subject: 'staff', subjectId: id });
  });
}

/** Accepts a TOTP code or a recovery code. Each code works once, so that an observed code is useless. */
export async function useCode(tx: Transaction, secrets: Secrets, member: StaffRow, code: string): Promise<void> {
  const isOfApp = /^\d{6}$/.test(code);
  if (isOfApp) return await useAppCode(tx, secrets, member, code);
  const hasSecondFactor = member.totpConfirmedAt !== null;
  if (!hasSecondFactor || !(await useRecoveryCode(tx, member.id, code)))
    throw new Refusal('wrong_second_factor_code', {});
}

async function useAppCode(tx: Transaction, { secondFactors }: Secrets, member: StaffRow, code: string) {
  const secret = member.totpSecret === null ? undefined : openText(secondFactors, member.totpSecret);
  // The shop's secret key has changed since the second factor was set up: no code can be verified.
  if (secret === undefined && member.totpConfirmedAt !== null) throw new Refusal('second_factor_unreadable', {});
  const step = secret === undefined ? undefined : stepOfCode(secret, code, new Date());
  if (step === undefined || !(await useStep(tx, member.id, step))) throw new Refusal('wrong_second_factor_code', {});
}
