import type { Executor, Transaction } from '../../database/database.ts';
import { hashToken } from '../../link-token.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/index.ts';
import { deleteExpiredDevices } from './known-devices.queries.ts';
import * as queries from './wrong-tries.queries.ts';

type WrongTry = {
  kind: 'customer' | 'staff';
  email: string;
  accountId?: number | undefined;
  isWrongCode?: boolean;
  network?: string;
};

/** The limit of one network in ten minutes; a person who mistypes stays below. */
const many = { tries: 10, wrongCodes: 5 };
const shownAccounts = 8;
const shownNetworks = 5;

/** Records a wrong try, for existing and unknown accounts alike. */
export async function recordWrongTry(
  db: Executor,
  { kind, email, accountId, isWrongCode, network }: WrongTry,
): Promise<void> {
  const account = accountId === undefined ? {} : { [kind === 'staff' ? 'staffId' : 'customerId']: accountId };
  await queries.countWrongTry(db, {
    kind,
    emailHash: hashToken(email),
    wrongCodes: isWrongCode ? 1 : 0,
    ...account,
    networks: network === undefined ? [] : [network],
  });
}

/** Accounts under attack within the last day. */
export async function readAttacked(db: Executor) {
  const rows = await queries.listAttacked(db, many, shownAccounts);
  return {
    total: rows[0]?.total ?? 0,
    accounts: rows.map(({ kind, id, email, tries, wrongCodes, since, lastAt }) => ({
      kind,
      id,
      email,
      tries,
      wrong_codes: wrongCodes,
      since: since.toISOString(),
      last_at: lastAt.toISOString(),
    })),
  };
}

/**
 * Job: the wrong tries at customers in the audit log, never an entry per try: after ten a day, then after a hundred, and so
 * on. Counts that are a day old are deleted.
 */
export async function notifyOfWrongTries(shop: Pick<Shop, 'db'>): Promise<void> {
  await notifyOfTriesAtStaff(shop);
  const { db } = shop;
  await queries.deleteOldTries(db);
  await deleteExpiredDevices(db);
  while (await db.transaction(notifyOfSome)) {}
}

/**
 * Job, each minute: all wrong tries at staff in the audit log, at most one entry an hour for each member; all unknown
 * addresses together are one entry. A job, because an entry that a request writes would tell by its time who works here.
 */
export async function notifyOfTriesAtStaff({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.transaction(notifyOfStaff);
}

async function notifyOfStaff(tx: Transaction): Promise<void> {
  for (const { staffId, tries, wrongCodes, networks } of await queries.claimUntoldOfStaff(tx, shownNetworks)) {
    const after = { tries, ...(wrongCodes > 0 && { wrong_codes: wrongCodes }), networks };
    await recordChange(tx, undefined, {
      action: 'wrong_tries',
      subject: 'staff',
      subjectId: staffId ?? 'unknown',
      after,
    });
  }
}

async function notifyOfSome(tx: Transaction): Promise<boolean> {
  const due = await queries.claimUnnotified(tx, many.tries, 100);
  for (const { kind, emailHash, customerId, tries, wrongCodes } of due) {
    const after = { tries, ...(wrongCodes > 0 && { wrong_codes: wrongCodes }) };
    await recordChange(tx, undefined, {
      action: 'wrong_tries',
      subject: kind,
      subjectId: customerId!,
      after,
    });
    await queries.markNotified(tx, { kind, emailHash, tries });
  }
  return due.length > 0;
}

/** Wrong tries at a customer's account, as the customer sees them. */
export async function readWrongTries(db: Executor, customerId: number) {
  const found = await queries.findWrongTries(db, customerId);
  return found === undefined ? null : { tries: found.tries, since: found.since.toISOString() };
}

export async function deleteWrongTries(tx: Transaction, customerId: number): Promise<void> {
  await queries.deleteWrongTryRow(tx, customerId);
}
