import type { FieldErrors } from '@shop/contract/errors.ts';
import type { CartItem, NewOrder } from '@shop/contract/orders.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { isMailed } from '@shop/domain/certificates.ts';
import type { DeliveryRules } from '@shop/domain/delivery-rules.ts';
import { isSendingDay } from '@shop/domain/gifts.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { type Kopiykas, toDecimal } from '@shop/domain/money.ts';
import { type OrderTotal, orderTotal, splitAmong } from '@shop/domain/order-total.ts';
import { type PaymentObstacle, paymentObstacle } from '@shop/domain/payment-methods.ts';
import { waitsForManager } from '@shop/domain/reservations.ts';
import { giftWording } from '@shop/wording/gifts.ts';
import { readClock } from '../../../database/clock.ts';
import type { Shop } from '../../../shop.ts';
import { lockCertificates, redeemCertificates } from '../../certificates/index.ts';
import { readOfferVersion } from '../../information/index.ts';
import { queueLetter } from '../../notifications/index.ts';
import { notifyShopOfOrder, orderTotals } from '../../orders/index.ts';
import { lockPromoCode, usePromoCode } from '../../promo-codes/index.ts';
import { networkHash } from '../../rate-limits/index.ts';
import {
  readOfferedRules,
  readPublicSettings,
  readReservationLimits,
  readShopRules,
} from '../../shop-settings/index.ts';
import { takeStock } from '../../stock/index.ts';
import { bindKey } from '../checkout.queries.ts';
import { hasCompletedOrder, hasProvedAddress } from '../open-orders.queries.ts';
import { lockSubjects, refuseTooManyOpen } from '../open-orders.ts';
import { type Destination, findDestination, wayNotOffered } from './find-destination.ts';
import { freshLine, type LockedLine, lockLines } from './lock-lines.ts';
import { claimKey } from './order-key.ts';
import { orderPlacedLetter } from './order-placed-letter.ts';
import { type PlacedOrder, readPlacedOrder } from './read-placed-order.ts';
import { writeOrder } from './write-order.ts';

type PlacedBy = {
  key: string | undefined;
  customerId: number | undefined;
  /** IP address of the request. */
  address: string;
  /** Whether open orders are counted: load tests place as many as they like. */
  countsOpen: boolean;
};

/**
 * Places an order in one transaction. Everything is recomputed; the customer's total is only compared. Every change of
 * orders takes its locks in this order: idempotency key, counted subjects, the order's row, promo code, variants,
 * certificates.
 */
export async function placeOrder(
  { db, queue, secrets, connected }: Pick<Shop, 'db' | 'queue' | 'secrets' | 'connected'>,
  order: NewOrder,
  { key, customerId, address, countsOpen }: PlacedBy,
): Promise<PlacedOrder> {
  const offerVersion = await readOfferVersion(db);
  return await db.transaction(async (tx) => {
    const repeated = key === undefined ? undefined : await claimKey(tx, key, order);
    if (repeated !== undefined) return await readPlacedOrder(tx, repeated);
    refuseWrongGiftDays(order.cart_items);
    const { email, phone } = order.personal_info;
    const accountId = customerId !== undefined && (await hasProvedAddress(tx, customerId)) ? customerId : undefined;
    const subjects = { email, phone, networkHash: networkHash(secrets.networks, address), accountId };
    if (countsOpen) await lockSubjects(tx, subjects);
    const { holdMinutes } = await readShopRules(tx);
    // Read here, not before: what the owner changes meanwhile rules this order.
    const rules = await readOfferedRules(tx, connected);
    const destination = isMailedOrder(order, rules) ? byMail : await findDestination(tx, order, rules);
    const limits = await readReservationLimits(tx);

    const promoCode =
      order.promo_code === null ? undefined : await lockPromoCode(tx, { code: order.promo_code, email, phone });
    const lines = await lockLines(tx, order.cart_items, limits);
    const certificates = await lockCertificates(
      tx,
      order.certificates.map((certificate) => certificate.serial_number),
    );
    const certificateBalances = certificates.map(({ balance }) => balance);
    const totals = orderTotal({
      lines,
      promoPercent: promoCode?.percent ?? 0,
      zone: destination.zone,
      certificateBalances,
    });
    if (totals.goods > limits.largestOrder) {
      const { phone: call } = await readPublicSettings(tx);
      throw new Refusal('order_too_large', { largest_order: toDecimal(limits.largestOrder), phone: call });
    }
    refuseWrongPayment(order, destination, { total: totals.total, rules });
    refuseOtherTotal(order, { lines, totals, promoPercent: promoCode?.percent ?? 0 });

    if (countsOpen && totals.total > 0) await refuseTooManyOpen(tx, subjects, { goods: totals.goods, limits });

    const now = await readClock(tx);
    const isToConfirm =
      waitsForManager({ paymentMethod: order.payment_method, total: totals.total }, limits) &&
      !(await hasCompletedOrder(tx, { email, phone, customerId }));
    const confirmWithinHours = isToConfirm ? limits.cashWaitsHours : undefined;
    const confirmBy = isToConfirm ? new Date(now.getTime() + limits.cashWaitsHours * 3_600_000) : null;
    // Without products the code gives no discount, so no use is counted.
    const usedCode = totals.products > 0 ? promoCode : undefined;
    const written = {
      order,
      customerId,
      subjects,
      destination,
      offerVersion,
      lines,
      totals,
      rules,
      holdMinutes,
      promoCode: usedCode,
      now,
      confirmBy,
    };
    const placed = await writeOrder(tx, written);
    await takeStock(tx, placed.soldLines);
    const amounts = splitAmong(certificateBalances, totals.certificateDiscount);
    await redeemCertificates(
      tx,
      placed.id,
      certificates.map(({ id }, index) => ({ certificateId: id, amount: amounts[index]! })),
    );
    if (usedCode) await usePromoCode(tx, { orderId: placed.id, promoCodeId: usedCode.id, email });
    if (key !== undefined) await bindKey(tx, key, placed.id);
    await queueLetter(
      tx,
      queue,
      orderPlacedLetter(placed, { order, destination, lines, totals, now, confirmWithinHours }),
    );
    // An order that must be paid on the site is announced to the staff when it is paid.
    if (placed.dueOnline === 0) await notifyShopOfOrder(tx, queue, placed);
    return placed;
  });
}

/**
 * Refuses days on which a gift cannot be mailed. The contract cannot check this: a repeated request with the same
 * idempotency key must still be valid tomorrow.
 */
function refuseWrongGiftDays(cart: readonly CartItem[]): void {
  const today = kyivDate(new Date());
  const wrong: FieldErrors = {};
  for (const [index, { recipient }] of cart.entries()) {
    if (!recipient?.sendOn || isSendingDay(recipient.sendOn, today)) continue;
    wrong[index] = { recipient: { sendOn: [giftWording.otherDay] } };
  }
  if (Object.keys(wrong).length > 0) throw new Refusal('invalid_request', { fields: { cart_items: wrong } });
}

/**
 * Gift certificates alone, paid by card, arrive by e-mail. They are ordered as a pickup, whether or not the shop has any.
 */
const isMailedOrder = (order: NewOrder, rules: DeliveryRules) =>
  order.payment_method === 'full' && rules.payments.full.isOn && isMailed(order.delivery_type, order.cart_items);

const byMail: Destination = { address: {}, canCollectMoney: true, words: '' };

const paymentRefusals = {
  delivery: 'payment_method_unavailable',
  certificate: 'certificate_needs_full_payment',
  place: 'locker_needs_full_payment',
} as const satisfies Partial<Record<PaymentObstacle, string>>;

function refuseWrongPayment(
  order: NewOrder,
  { canCollectMoney }: Destination,
  { total, rules }: { total: Kopiykas; rules: DeliveryRules },
): void {
  const obstacle = paymentObstacle(order.payment_method, {
    deliveryType: order.delivery_type,
    hasCertificate: order.cart_items.some(({ type }) => type === 'certificate'),
    total,
    rules,
    canCollectMoney,
  });
  if (obstacle === undefined) return;
  if (obstacle === 'off' || obstacle === 'least' || obstacle === 'largest') throw wayNotOffered(rules);
  throw new Refusal(paymentRefusals[obstacle], {});
}

function refuseOtherTotal(
  order: NewOrder,
  fresh: { lines: readonly LockedLine[]; totals: OrderTotal; promoPercent: number },
): void {
  if (order.total_price === fresh.totals.total) return;
  throw new Refusal('total_changed', {
    lines: fresh.lines.map(freshLine),
    ...orderTotals(fresh.totals, fresh.promoPercent),
  });
}
