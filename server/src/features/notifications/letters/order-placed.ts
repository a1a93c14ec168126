import { deliveryFacts, deliveryTypes, paymentMethods, paysCarrier } from '@shop/domain/deliveries.ts';
import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { deliveryNames } from '@shop/wording/deliveries.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { orderPlacedWording as wording } from '@shop/wording/letters.ts';
import { z } from 'zod';
import type { Letter } from '../mail.ts';
import { composeLetter, type Sender } from './compose-letter.ts';
import { LetterMoney } from './letter-money.ts';
import { letterWords } from './letter-words.ts';
import { button, facts, link, type Part, paragraph, type Row, sums } from './parts.ts';
import { Words } from './unlinked.ts';

/** The order as it was placed. */
export const OrderPlaced = z.object({
  orderId: z.number().int(),
  orderReference: z.string(),
  recipient: Words,
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.number().int(),
      /** Price of one piece, as paid. */
      price: LetterMoney,
      isPreorder: z.boolean(),
      /** Path of the product page. Missing in letters of earlier versions and for certificates. */
      path: z.string().optional(),
    }),
  ),
  goods: LetterMoney,
  promoDiscount: LetterMoney,
  certificateDiscount: LetterMoney,
  deliveryCost: LetterMoney,
  total: LetterMoney,
  /** To be paid online now; the rest is paid on receipt. */
  dueOnline: LetterMoney,
  deliveryType: z.enum(deliveryTypes),
  /** Who pays the carrier. Letters of earlier versions do not say: then the shop paid for all that was paid in full. */
  deliveryPayer: z.enum(['shop', 'recipient']).optional(),
  deliveryAddress: Words,
  /** Only gift certificates, which are mailed. */
  isMailed: z.boolean().default(false),
  paymentMethod: z.enum(paymentMethods),
  /** How long a large cash order waits for confirmation by staff. */
  confirmWithinHours: z.number().int().optional(),
});
type Order = z.output<typeof OrderPlaced>;

export function orderPlaced(order: Order, place: Sender): Letter {
  const next = order.isMailed ? wording.mailOncePaid : order.dueOnline > 0 ? wording.callOncePaid : wording.callSoon;
  // For customers who closed the payment page.
  const payHere = button(wording.payHere, `${place.publicUrl}/payment-confirmation/${order.orderReference}`);
  const { opening, closing, ...shown } = letterWords('order-placed', orderValues(order), place);
  return composeLetter(place, {
    ...shown,
    to: 'customer',
    parts: [
      ...opening({ last: next }),
      ...(order.confirmWithinHours === undefined ? [] : [paragraph(wording.heldFor(order.confirmWithinHours))]),
      ...(order.dueOnline > 0 ? [payHere] : []),
      ...orderParts(order, { ...place, isPaid: false }),
      orderPage(order.orderReference, place),
      ...closing,
    ],
  });
}

/** The values that letters about the whole order may name. */
export const orderValues = ({ orderId, total, recipient }: Order) => ({
  orderId: String(orderId),
  total: exactHryvnias(total),
  recipient,
});

export const orderPage = (reference: string, { publicUrl }: { publicUrl: string }) =>
  link(wording.orderPage, `${publicUrl}/order/${reference}`);

/** The lines, the sums and the delivery. */
export function orderParts(order: Order, { publicUrl, isPaid }: { publicUrl: string; isPaid: boolean }): Part[] {
  return [
    sums(order.lines.map((line) => lineRow(line, publicUrl))),
    sums(sumRows(order, isPaid)),
    facts(deliveryRows(order)),
  ];
}

function lineRow({ name, quantity, price, isPreorder, path }: Order['lines'][number], publicUrl: string): Row {
  return {
    label: wording.line({ name, quantity, price: exactHryvnias(price), isPreorder }),
    value: exactHryvnias(kopiykas(price * quantity)),
    ...(path !== undefined && { address: `${publicUrl}${path}` }),
  };
}

function sumRows(order: Order, isPaid: boolean): Row[] {
  const onReceipt = kopiykas(order.total - order.dueOnline);
  return [
    { label: wording.goods, value: exactHryvnias(order.goods) },
    ...discount(wording.promoCode, order.promoDiscount),
    ...discount(wording.certificate, order.certificateDiscount),
    { label: wording.delivery, value: deliveryCost(order) },
    { label: wording.total, value: exactHryvnias(order.total), isTotal: true },
    ...(order.dueOnline > 0
      ? [{ label: isPaid ? wording.received : wording.dueOnline, value: exactHryvnias(order.dueOnline) }]
      : []),
    ...(onReceipt > 0 ? [{ label: wording.dueOnReceipt, value: exactHryvnias(onReceipt) }] : []),
  ];
}

function discount(label: string, amount: Kopiykas): Row[] {
  return amount > 0 ? [{ label, value: exactHryvnias(kopiykas(-amount)) }] : [];
}

function deliveryCost(order: Order): string {
  const { deliveryCost, deliveryType, paymentMethod, isMailed } = order;
  if (isMailed) return wording.byMail;
  if (deliveryCost > 0) return exactHryvnias(deliveryCost);
  const formerPayer =
    paymentMethod === 'full' && !deliveryFacts(deliveryType).recipientPaysCarrier ? 'shop' : 'recipient';
  return paysCarrier(deliveryType, order.deliveryPayer ?? formerPayer) ? wording.byCarrierRates : wording.free;
}

function deliveryRows({ recipient, deliveryType, deliveryAddress, paymentMethod, isMailed }: Order): Row[] {
  const hasAddress = !isMailed || paymentMethod === 'cash';
  return [
    { label: wording.recipient, value: recipient },
    { label: wording.deliveryType, value: isMailed ? wording.byMail : deliveryNames[deliveryType] },
    ...(hasAddress ? [{ label: wording.address, value: deliveryAddress }] : []),
    { label: wording.payment, value: wording.paymentMethods[paymentMethod] },
  ];
}
