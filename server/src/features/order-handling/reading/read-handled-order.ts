import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { DeliveryAddress } from '@shop/domain/deliveries.ts';
import { type Kopiykas, kopiykas, toDecimal } from '@shop/domain/money.ts';
import { freeSum, type RefundableOrder, refundablePieces, spreadOrder } from '@shop/domain/refunds.ts';
import { addressInWords } from '@shop/wording/delivery-addresses.ts';
import type { Executor } from '../../../database/database.ts';
import { readLettersAbout } from '../../notifications/index.ts';
import { amountDue, decimal, type OrderRow, orderProduct, orderTotals, readOrderLines } from '../../orders/index.ts';
import { refundableByCard, refundableByHand, refundableOrder } from '../../payments/index.ts';
import { readFirstPoint } from '../../shop-settings/index.ts';
import { allowedActions } from './allowed-actions.ts';
import { toOrderRow } from './list-orders.ts';
import { findHandledOrder, readOrderParts } from './read-handled-order.queries.ts';

type OrderParts = Awaited<ReturnType<typeof readParts>>;
const readParts = async (db: Executor, id: number) => ({
  ...(await readOrderParts(db, id)),
  lines: await readOrderLines(db, id),
});

/** One order with everything about it, and the actions that are allowed. */
export async function readHandledOrder(db: Executor, id: number): Promise<AdminOrder> {
  const found = await findHandledOrder(db, id);
  if (found === undefined) throw new Refusal('order_not_found', {});
  const { order, promoCode } = found;
  const parts = await readParts(db, id);
  const pickupAddress = await readFirstPoint(db);
  const asked = parts.refunds.map(({ refund }) => refund);
  const counted = parts.payments.find(({ isCounted }) => isCounted);
  const { most: byHand } = refundableByHand(order, asked, counted);
  const payments = parts.payments.map((payment) => ({ payment, refundable: refundableByCard(payment, order, asked) }));
  const refundable = refundableOrder(order, {
    lines: parts.lines.map(({ line }) => line),
    bought: parts.bought.map(({ certificate }) => certificate),
    refunds: asked,
    payments: parts.payments,
  });
  const isRefundable = byHand > 0 || payments.some((each) => each.refundable > 0) || hasCertificateMoney(order, parts);
  const hasGoods = parts.lines.some(({ line }) => line.kind === 'product' && line.returnedQuantity < line.quantity);
  return {
    ...toOrderRow(order),
    ...toTotals(order),
    order_reference: order.reference,
    customer_id: order.customerId,
    due_online: decimal(order.dueOnline),
    received: decimal(order.received),
    refunded: decimal(order.refunded),
    due: decimal(amountDue(order)),
    refundable_by_hand: decimal(byHand),
    refundable_freely: toDecimal(freeSum(refundable)),
    held_until: order.reservedUntil?.toISOString() ?? null,
    confirm_by: order.confirmBy?.toISOString() ?? null,
    is_erased: order.personalDataErasedAt !== null,
    delivery_payer: order.deliveryPayer,
    delivery_address: addressInWords(order.deliveryType, order.deliveryAddress, pickupAddress),
    destination: toDestination(order.deliveryAddress),
    waybill_ref: order.waybillRef,
    carrier_status: order.carrierStatus,
    carrier_status_code: order.carrierStatusCode,
    tracked: order.trackedAt?.toISOString() ?? null,
    promo_code: promoCode,
    payments: payments.map(({ payment, refundable }) => ({
      id: payment.id,
      reference: payment.reference,
      amount: decimal(payment.amount),
      state: payment.state,
      is_counted: payment.isCounted,
      refunded: decimal(payment.refunded),
      refundable: decimal(refundable),
      card_mask: payment.cardMask,
      reason_code: payment.reasonCode,
      created: payment.createdAt.toISOString(),
    })),
    ...refundableParts(refundable),
    ...toParts(parts, refundable),
    letters: (await readLettersAbout(db, letterEvents(order, parts))).map(
      ({ id, kind, state, sent_at: sent, copy_number, actions }) => ({ id, kind, state, sent, copy_number, actions }),
    ),
    actions: allowedActions(order, { hasGoods, isRefundable }),
  };
}

function toTotals(order: OrderRow) {
  const { goods, promoDiscount, certificateDiscount, deliveryCost, total } = order;
  const sums = { goods, promoDiscount, certificateDiscount, delivery: deliveryCost, total };
  const totals = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, kopiykas(sum)]));
  return orderTotals(totals as Parameters<typeof orderTotals>[0], order.promoPercent);
}

function toDestination(address: DeliveryAddress): AdminOrder['destination'] {
  const { city = '', cityRef = null, branch = '', branchRef = null, street = '', house = '', apartment = '' } = address;
  const { pointId: point_id = null } = address;
  return { city, branch, city_ref: cityRef, branch_ref: branchRef, street, house, apartment, point_id };
}

/** The last four characters: the whole serial number can be spent like money. */
const serialEnd = (serialNumber: string) => serialNumber.slice(-4);

/** Whether certificates have paid for all or a part of it, and their share can be returned. */
function hasCertificateMoney({ state, total, received }: OrderRow, { used }: OrderParts): boolean {
  const isPaidFor = state !== 'cancelled' && (total === 0 || received > 0);
  return isPaidFor && used.some(({ part }) => part.returned < part.amount);
}

const toShare = ({ money, certificates }: { money: Kopiykas; certificates: Kopiykas }) => ({
  money: toDecimal(money),
  certificates: toDecimal(certificates),
});

function refundableParts(order: RefundableOrder): Pick<AdminOrder, 'delivery_paid'> {
  const isOpen = order.delivery > 0 && !order.isDeliveryRefunded;
  return { delivery_paid: isOpen ? toShare(spreadOrder(order).delivery) : null };
}

function lineRefund(order: RefundableOrder, index: number) {
  const line = order.lines[index]!;
  const refundableQuantity = refundablePieces(line);
  const left = line.quantity - line.refundedQuantity;
  const obstacle =
    left === 0 ? ('refunded' as const) : refundableQuantity < left ? ('certificate_spent' as const) : null;
  return {
    refunded_quantity: line.refundedQuantity,
    refundable_quantity: refundableQuantity,
    refund_obstacle: obstacle,
    paid: toShare(spreadOrder(order).lines[index]!),
  };
}

function toParts(
  { lines, refunds, refundLines, receipts, used, bought, events, notes }: OrderParts,
  refundable: RefundableOrder,
) {
  return {
    lines: lines.map((each, index) => ({
      ...orderProduct(each),
      ...lineRefund(refundable, index),
      id: each.line.id,
      code: each.line.code,
      returned_quantity: each.line.returnedQuantity,
      recipient_name: each.line.recipientName,
    })),
    refunds: refunds.map(({ refund, staffName }) => ({
      id: refund.id,
      payment_id: refund.paymentId,
      amount: decimal(refund.amount),
      lines: refundLines
        .filter(({ refundId }) => refundId === refund.id)
        .map(({ line_id, quantity }) => ({ line_id, quantity })),
      delivery: refund.delivery,
      state: refund.state,
      reason: refund.reason,
      error: refund.error,
      staff_name: staffName,
      created: refund.createdAt.toISOString(),
    })),
    receipts: receipts.map(({ receipt, staffName }) => ({
      id: receipt.id,
      way: receipt.way,
      amount: decimal(receipt.amount),
      note: receipt.note,
      staff_name: staffName,
      created: receipt.at.toISOString(),
    })),
    certificates_used: used.map(({ part, serialNumber }) => ({
      id: part.certificateId,
      serial_end: serialEnd(serialNumber),
      amount: decimal(part.amount),
      returned: decimal(part.returned),
    })),
    certificates_bought: bought.map(({ certificate }) => ({
      id: certificate.id,
      serial_end: serialEnd(certificate.serialNumber),
      amount: decimal(certificate.amount),
      balance: decimal(certificate.balance),
      is_blocked: certificate.state === 'blocked',
      blocked_for: certificate.blockedFor,
    })),
    history: events.map(({ event, staffName }) => ({
      id: event.id,
      at: event.at.toISOString(),
      actor: event.actor,
      staff_name: staffName,
      what: event.what,
      cause: event.cause,
      data: event.data,
    })),
    notes: notes.map(({ note, staffName }) => ({
      id: note.id,
      text: note.text,
      staff_name: staffName,
      created: note.at.toISOString(),
    })),
  };
}

/** The event keys of all letters about an order. */
function letterEvents(
  { id, revivals, waybillNumber }: OrderRow,
  { lines, payments, refunds, receipts }: OrderParts,
): string[] {
  const lives = Array.from({ length: revivals + 1 }, (_, life) => life);
  return [
    ...['order-placed', 'order-paid', 'certificates-issued'].map((kind) => `${kind}:${id}`),
    `order-shipped:${id}:${waybillNumber ?? ''}`,
    ...lives.map((life) => `order-cancelled:${id}:${life}`),
    ...lines.map(({ line }) => `certificate-gift:${line.id}`),
    ...payments.map((payment) => `order-paid-again:${payment.id}`),
    ...refunds.map(({ refund }) => `order-refunded:${refund.id}`),
    ...receipts.map(({ receipt }) => `money-received:${receipt.id}`),
  ];
}
