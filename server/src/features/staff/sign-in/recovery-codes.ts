import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../database/database.ts';
import { hashToken } from '../../../link-token.ts';
import { toBase32 } from '../../../one-time-codes.ts';
import { recordChange } from '../../audit/index.ts';
import { dropRecoveryCodes, insertRecoveryCodes, spendRecoveryCode } from './recovery-codes.queries.ts';

const codeCount = 10;
/** 80 bits: a code cannot be found from its hash. */
const codeBytes = 10;

/** Replaces all codes by new ones. They are shown once. */
export async function makeRecoveryCodes(tx: Transaction, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => toBase32(randomBytes(codeBytes)));
  await dropRecoveryCodes(tx, staffId);
  await insertRecoveryCodes(tx, staffId, codes.map(hashToken));
  return codes.map((code) => code.match(/.{4}/g)!.join('-'));
}

/** Uses a recovery code; false if it is wrong or used. The codes do not depend on the shop's secret key. */
export async function useRecoveryCode(tx: Transaction, staffId: number, code: string): Promise<boolean> {
  const left = await spendRecoveryCode(tx, staffId, hashToken(code));
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
