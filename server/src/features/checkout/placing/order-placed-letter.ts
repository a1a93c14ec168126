import type { NewOrder } from '@shop/contract/orders.ts';
import { isMailed } from '@shop/domain/certificates.ts';
import type { DeliveryPayer } from '@shop/domain/deliveries.ts';
import { type Kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import { productAddress } from '@shop/domain/product-address.ts';
import { soldThing } from '@shop/wording/sold-things.ts';
import type { NewLetter } from '../../notifications/index.ts';
import type { Destination } from './find-destination.ts';
import type { LockedLine } from './lock-lines.ts';

type Placed = { id: number; reference: string; dueOnline: Kopiykas; deliveryPayer: DeliveryPayer };

type LetterFacts = {
  order: NewOrder;
  destination: Destination;
  lines: readonly LockedLine[];
  totals: OrderTotal;
  /** The database's clock. */
  now: Date;
  confirmWithinHours: number | undefined;
};

/** Delay of the letter. Most customers pay within it and get one letter about order and payment. */
const waitsForPaymentMinutes = 15;

/** The letter that confirms an order; the law requires it. */
export function orderPlacedLetter(
  { id, reference, dueOnline, deliveryPayer }: Placed,
  { order, destination, lines, totals, now, confirmWithinHours }: LetterFacts,
): NewLetter<'order-placed'> {
  return {
    event: `order-placed:${id}`,
    kind: 'order-placed',
    recipient: order.personal_info.email,
    ...(dueOnline > 0 && { sendAfter: new Date(now.getTime() + waitsForPaymentMinutes * 60_000) }),
    data: {
      orderId: id,
      orderReference: reference,
      recipient: `${order.personal_info.firstName} ${order.personal_info.lastName}`,
      lines: lines.map((line) => ({
        name: soldThing(line),
        quantity: line.quantity,
        price: toDecimal(currentPrice(line)),
        isPreorder: line.isPreorder,
        ...(line.slug !== null && { path: productAddress(line.slug, line.id) }),
      })),
      goods: toDecimal(totals.goods),
      promoDiscount: toDecimal(totals.promoDiscount),
      certificateDiscount: toDecimal(totals.certificateDiscount),
      deliveryCost: toDecimal(totals.delivery),
      total: toDecimal(totals.total),
      dueOnline: toDecimal(dueOnline),
      deliveryType: order.delivery_type,
      deliveryPayer,
      deliveryAddress: destination.words,
      isMailed: isMailed(
        order.delivery_type,
        lines.map(({ kind: type }) => ({ type })),
      ),
      paymentMethod: order.payment_method,
      ...(confirmWithinHours !== undefined && { confirmWithinHours }),
    },
  };
}
