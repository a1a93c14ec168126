import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { hashOf } from '../../link-token.ts';
import { toBase32 } from '../../one-time-codes.ts';
import { recordChange } from '../audit/record-change.ts';
import { deleteRecoveryCodes, insertRecoveryCodes, spendRecoveryCode } from './recovery-codes.queries.ts';

const codeCount = 10;
/** 80 bits: nobody finds a code by its hash. */
const codeBytes = 10;

/** New codes instead of all earlier ones. They are told now and never again. */
export async function makeRecoveryCodes(tx: Transaction, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => toBase32(randomBytes(codeBytes)));
  await deleteRecoveryCodes(tx, staffId);
  await insertRecoveryCodes(tx, staffId, codes.map(hashOf));
  return codes.map((code) => code.match(/.{4}/g)!.join('-'));
}

export async function forgetRecoveryCodes(tx: Transaction, staffId: number): Promise<void> {
  await deleteRecoveryCodes(tx, staffId);
}

/** Whether it is one of theirs that was not used; then it is used. They stay good when the shop's secret key changes. */
export async function useRecoveryCode(tx: Transaction, staffId: number, code: string): Promise<boolean> {
  const left = await spendRecoveryCode(tx, staffId, hashOf(code));
  if (left === undefined) return false;
  await recordChange(
    tx,
    { id: staffId },
    {
      action: 'recovery_code_used',
      subject: 'staff',
      subjectId: staffId,
      after: { recovery_codes_left: left },
    },
  );
  return true;
}
