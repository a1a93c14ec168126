import { Refusal } from '@shop/contract/refusal.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { renderSVG } from 'uqr';
import type { Transaction } from '../../database/database.ts';
import { codeUri, newCodeSecret, stepOfCode } from '../../one-time-codes.ts';
import { openText, sealText } from '../../sealed-text.ts';
import type { Secrets } from '../../secrets.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Member } from './check-staff.ts';
import { provePassword } from './prove-password.ts';
import { forgetRecoveryCodes, makeRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { lockMember, type StaffRow, updateStaff, useStep } from './staff.queries.ts';
import { endStaffSessions } from './staff-sessions.queries.ts';

type Tools = Pick<Shop, 'db' | 'secrets'>;

/** A secret for an app; until a code of it is confirmed, it changes nothing. */
export async function beginSecondFactor(tools: Tools, { id }: Member, password: string) {
  await provePassword(tools, id, password);
  const secret = newCodeSecret();
  return await tools.db.transaction(async (tx) => {
    const { email, totpConfirmedAt } = await lockMember(tx, id);
    if (totpConfirmedAt !== null) throw new Refusal('second_factor_is_on', {});
    await updateStaff(tx, id, { totpSecret: sealText(tools.secrets.secondFactors, secret), totpStep: null });
    const uri = codeUri(secret, { issuer: shopWording.name, account: email });
    return { secret, uri, qr_code: renderSVG(uri) };
  });
}

/** Answers the recovery codes that come with it; none when it was on before. */
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

/** By password and code, as the second factor is taken away: a screen that was left open makes none. */
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
    await forgetRecoveryCodes(tx, id);
    await recordChange(tx, { id, requestKey }, { action: 'second_factor_off', subject: 'staff', subjectId: id });
  });
}

/** Accepts a code of the app, or one for who has lost it, once: whoever looks over a shoulder cannot use it again. */
export async function useCode(tx: Transaction, secrets: Secrets, member: StaffRow, code: string): Promise<void> {
  const isOfApp = /^\d{6}$/.test(code);
  if (isOfApp) return await useAppCode(tx, secrets, member, code);
  const hasSecondFactor = member.totpConfirmedAt !== null;
  if (!hasSecondFactor || !(await useRecoveryCode(tx, member.id, code)))
    throw new Refusal('wrong_second_factor_code', {});
}

async function useAppCode(tx: Transaction, { secondFactors }: Secrets, member: StaffRow, code: string) {
  const secret = member.totpSecret === null ? undefined : openText(secondFactors, member.totpSecret);
  // The shop's secret key is another one than when the second factor was set up: no code can be right.
  if (secret === undefined && member.totpConfirmedAt !== null) throw new Refusal('second_factor_unreadable', {});
  const step = secret === undefined ? undefined : stepOfCode(secret, code, new Date());
  if (step === undefined || !(await useStep(tx, member.id, step))) throw new Refusal('wrong_second_factor_code', {});
}
