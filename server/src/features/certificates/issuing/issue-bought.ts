import { sendingMoment } from '@shop/domain/gifts.ts';
import { kyivDate, monthsLater } from '@shop/domain/kyiv-date.ts';
import { kopiykas } from '@shop/domain/money.ts';
import type { Transaction } from '../../../database/database.ts';
import type { JobQueue } from '../../../job-queue.ts';
import { queueLetter } from '../../notifications/index.ts';
import { readSerialPrefix } from '../../shop-settings/index.ts';
import { insertBoughtCertificate, insertCertificateMovements, listBoughtLines } from '../certificates.queries.ts';
import { newSerialNumber } from './new-serial-number.ts';

const validMonths = 12;

/**
 * Issues the certificates that a fully paid order bought. Idempotent: each piece is issued once. Pieces that were
 * refunded before are not issued.
 */
export async function issueBoughtCertificates(
  tx: Transaction,
  queue: JobQueue,
  order: { id: number; email: string },
): Promise<void> {
  const lines = await listBoughtLines(tx, order.id);
  if (lines.length === 0) return;
  const now = new Date();
  const prefix = await readSerialPrefix(tx);
  const validUntil = monthsLater(kyivDate(now), validMonths);
  let isFirstTime = false;
  for (const line of lines) {
    for (let ordinal = 1; ordinal <= line.quantity - line.refundedQuantity; ordinal += 1) {
      if (await issuePiece(tx, line, { ordinal, validUntil, prefix })) isFirstTime = true;
    }
  }
  if (!isFirstTime) return;
  // The queued letters contain no serial numbers, which are as good as money: they are read when a letter is sent.
  await queueLetter(tx, queue, {
    event: `certificates-issued:${order.id}`,
    kind: 'certificates-issued',
    recipient: order.email,
    data: { orderId: order.id },
  });
  for (const { id, recipientEmail, sendOn } of lines) {
    if (recipientEmail === null) continue;
    await queueLetter(tx, queue, {
      event: `certificate-gift:${id}`,
      kind: 'certificate-gift',
      recipient: recipientEmail,
      data: { orderId: order.id, orderLineId: id },
      sendAfter: sendingMoment(sendOn, now),
    });
  }
}

/** True when this piece was not issued before. */
async function issuePiece(
  tx: Transaction,
  line: Awaited<ReturnType<typeof listBoughtLines>>[number],
  { ordinal, validUntil, prefix }: { ordinal: number; validUntil: string; prefix: string },
): Promise<boolean> {
  const amount = kopiykas(line.certificateValue!);
  const { recipientName, recipientEmail, message, sendOn } = line;
  const id = await insertBoughtCertificate(tx, {
    serialNumber: newSerialNumber(prefix),
    amount,
    balance: amount,
    validUntil,
    orderLineId: line.id,
    ordinal,
    recipientName,
    recipientEmail,
    message,
    sendOn,
  });
  if (id === undefined) return false;
  await insertCertificateMovements(tx, [
    { certificateId: id, kind: 'issued', difference: amount, balanceAfter: amount },
  ]);
  return true;
}
