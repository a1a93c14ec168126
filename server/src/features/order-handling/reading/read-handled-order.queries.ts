import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { certificates, orderCertificates } from '../../../database/tables/certificates-issued.ts';
import { orderEvents, orderLines, orderNotes, orders } from '../../../database/tables/orders.ts';
import { moneyReceipts, payments, refundLines, refunds } from '../../../database/tables/payments.ts';
import { promoCodes } from '../../../database/tables/promo-codes.ts';
import { staff } from '../../../database/tables/staff.ts';

export async function findHandledOrder(db: Executor, id: number) {
  const [row] = await db
    .select({ order: orders, promoCode: promoCodes.code })
    .from(orders)
    .leftJoin(promoCodes, eq(promoCodes.id, orders.promoCodeId))
    .where(eq(orders.id, id));
  return row;
}

/** Everything that belongs to an order except its lines, each kind oldest first. */
export async function readOrderParts(db: Executor, orderId: number) {
  return {
    payments: await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id)),
    refunds: await db
      .select({ refund: refunds, staffName: staff.name })
      .from(refunds)
      .leftJoin(staff, eq(staff.id, refunds.staffId))
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refunds.id)),
    refundLines: await db
      .select({ refundId: refundLines.refundId, line_id: refundLines.orderLineId, quantity: refundLines.quantity })
      .from(refundLines)
      .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refundLines.refundId), asc(refundLines.orderLineId)),
    receipts: await db
      .select({ receipt: moneyReceipts, staffName: staff.name })
      .from(moneyReceipts)
      .innerJoin(staff, eq(staff.id, moneyReceipts.staffId))
      .where(eq(moneyReceipts.orderId, orderId))
      .orderBy(asc(moneyReceipts.id)),
    used: await db
      .select({ part: orderCertificates, serialNumber: certificates.serialNumber })
      .from(orderCertificates)
      .innerJoin(certificates, eq(certificates.id, orderCertificates.certificateId))
      .where(eq(orderCertificates.orderId, orderId))
      .orderBy(asc(orderCertificates.position)),
    bought: await db
      .select({ certificate: certificates })
      .from(certificates)
      .innerJoin(orderLines, eq(orderLines.id, certificates.orderLineId))
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(certificates.id)),
    events: await db
      .select({ event: orderEvents, staffName: staff.name })
      .from(orderEvents)
      .leftJoin(staff, eq(staff.id, orderEvents.staffId))
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.id)),
    notes: await db
      .select({ note: orderNotes, staffName: staff.name })
      .from(orderNotes)
      .innerJoin(staff, eq(staff.id, orderNotes.staffId))
      .where(eq(orderNotes.orderId, orderId))
      .orderBy(asc(orderNotes.id)),
  };
}
