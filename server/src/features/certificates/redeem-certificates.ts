import type { CertificateRefusal } from '@shop/contract/order-shapes.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { certificateProblem } from '@shop/domain/certificates.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import {
  changeBalance,
  insertCertificateMovements,
  insertOrderCertificates,
  listPartsOf,
  lockCertificateRows,
  setReturned,
  takeFromBalance,
} from './certificates.queries.ts';

export type LockedCertificate = { id: number; balance: Kopiykas };

/** Locks the certificates for an order and returns them in the order in which the customer entered them. */
export async function lockCertificates(
  tx: Transaction,
  serialNumbers: readonly string[],
): Promise<LockedCertificate[]> {
  const wanted = [...new Set(serialNumbers)];
  if (wanted.length === 0) return [];
  const known = new Map((await lockCertificateRows(tx, wanted)).map((each) => [each.serialNumber, each]));
  const today = kyivDate(new Date());
  return wanted.map((serialNumber) => {
    const certificate = known.get(serialNumber);
    if (certificate === undefined) throw rejected(serialNumber, 'certificate_not_found');
    const problem = certificateProblem(certificate, today);
    if (problem !== undefined) throw rejected(serialNumber, problem);
    return { id: certificate.id, balance: kopiykas(certificate.balance) };
  });
}

/** Takes the given amounts from certificates that this transaction has locked, with ledger entries. */
export async function redeemCertificates(
  tx: Transaction,
  orderId: number,
  parts: readonly { certificateId: number; amount: Kopiykas }[],
): Promise<void> {
  const taken = parts.filter(({ amount }) => amount > 0);
  if (taken.length === 0) return;
  await insertOrderCertificates(
    tx,
    taken.map((part, position) => ({ ...part, orderId, position })),
  );
  for (const part of taken) await takeBalance(tx, { ...part, orderId }, 0);
}

/** The balance is too low, or the certificate was blocked. */
export class NotEnoughBalance extends Error {}

/** Returns everything that an order redeemed. */
export async function returnCertificates(tx: Transaction, orderId: number, revival: number): Promise<void> {
  for (const part of await listPartsOf(tx, orderId)) await returnPart(tx, part, part.amount - part.returned, revival);
}

/** Raises the returned amount of an order to `inAll` and returns the difference. */
export async function returnToCertificates(
  tx: Transaction,
  { id, revivals }: { id: number; revivals: number },
  inAll: Kopiykas,
): Promise<Kopiykas> {
  const parts = await listPartsOf(tx, id);
  const open = Math.max(inAll - parts.reduce((sum, { returned }) => sum + returned, 0), 0);
  let left = open;
  for (const part of parts) {
    const difference = Math.min(left, part.amount - part.returned);
    await returnPart(tx, part, difference, revivals);
    left -= difference;
  }
  return kopiykas(open - left);
}

async function returnPart(
  tx: Transaction,
  { orderId, certificateId, returned }: { orderId: number; certificateId: number; returned: number },
  difference: number,
  revival: number,
): Promise<void> {
  if (difference === 0) return;
  const { balance: balanceAfter } = (await changeBalance(tx, certificateId, difference))!;
  await insertCertificateMovements(tx, [
    { certificateId, kind: 'returned', difference, balanceAfter, orderId, revival },
  ]);
  await setReturned(tx, { orderId, certificateId }, returned + difference);
}

/** Redeems again what an order had redeemed and was given back. */
export async function redeemAgain(tx: Transaction, orderId: number, revival: number): Promise<void> {
  for (const part of await listPartsOf(tx, orderId)) {
    await takeBalance(tx, part, revival);
    await setReturned(tx, part, 0);
  }
}

async function takeBalance(
  tx: Transaction,
  { certificateId, amount, orderId }: { certificateId: number; amount: number; orderId: number },
  revival: number,
): Promise<void> {
  const left = await takeFromBalance(tx, certificateId, amount);
  if (left === undefined)
    throw new NotEnoughBalance(`certificate ${certificateId}: balance below ${amount} or blocked`);
  await insertCertificateMovements(tx, [
    { certificateId, kind: 'redeemed', difference: -amount, balanceAfter: left.balance, orderId, revival },
  ]);
}

function rejected(serialNumber: string, reason: CertificateRefusal): Refusal {
  return new Refusal('certificate_rejected', { serial_number: serialNumber, reason });
}
