import type { LetterTextKind } from '@shop/contract/admin/letter-texts.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import { inventedLetterWording as words } from '@shop/wording/admin/letter-texts.ts';
import { letterValues } from '@shop/wording/letter-texts.ts';
import type { LetterData, LetterKind } from '../letters/render-letter.ts';

const orderId = Number(letterValues.orderId.example);
const orderReference = 'example';
const price = toDecimal(kopiykas(1_322_50));
const prepayment = toDecimal(kopiykas(200_00));
const rest = toDecimal(kopiykas(1_122_50));
const nothing = toDecimal(kopiykas(0));
const { firstName, recipient, address, email, serialNumber } = words;
/** Belongs to nobody. */
const nobody = 0;
const account = { customerId: nobody, firstName, salt: 'example' };

const order: LetterData['order-placed'] = {
  orderId,
  orderReference,
  recipient,
  lines: [{ name: words.product, quantity: 1, price, isPreorder: false }],
  goods: price,
  promoDiscount: nothing,
  certificateDiscount: nothing,
  deliveryCost: nothing,
  total: price,
  dueOnline: prepayment,
  deliveryType: 'nova_poshta',
  deliveryAddress: address,
  paymentMethod: 'prepayment',
};
const paid = { orderId, orderReference, amount: prepayment, rest, isCancelled: false };
const certificate = { serialNumber, amount: toDecimal(kopiykas(1_000_00)), validUntil: '2030-12-31' };

type Invented = { [Kind in LetterKind]: { kind: Kind; data: LetterData[Kind] } }[LetterKind];

const invented: Record<Exclude<LetterTextKind, 'frame'>, Invented> = {
  'order-placed': { kind: 'order-placed', data: order },
  'order-placed-paid': { kind: 'order-paid', data: { ...paid, placed: order } },
  'order-paid': { kind: 'order-paid', data: paid },
  'order-paid-late': { kind: 'order-paid', data: { ...paid, isCancelled: true } },
  'order-paid-again': { kind: 'order-paid-again', data: { orderId, amount: prepayment } },
  'order-shipped': {
    kind: 'order-shipped',
    data: {
      orderId,
      orderReference,
      deliveryAddress: address,
      dueOnReceipt: rest,
      parcel: { number: '20450000000000', trackingAddress: 'https://novaposhta.ua/tracking/' },
    },
  },
  'order-cancelled': { kind: 'order-cancelled', data: { orderId, orderReference } },
  'order-refunded': { kind: 'order-refunded', data: { orderId, amount: prepayment, isToCard: true } },
  'certificates-issued': { kind: 'certificates-issued', data: { orderId, certificates: [certificate] } },
  'certificate-gift': {
    kind: 'certificate-gift',
    data: { buyer: words.giver, name: firstName, message: words.message, certificates: [certificate] },
  },
  activation: { kind: 'activation', data: account },
  'password-reset': { kind: 'password-reset', data: account },
  'email-change': { kind: 'email-change', data: account },
  'email-taken': { kind: 'email-taken', data: {} },
  'email-changed': { kind: 'email-changed', data: { firstName, newEmail: email } },
  'account-deleted': { kind: 'account-deleted', data: { firstName } },
  'partner-applied': { kind: 'partner-applied', data: { firstName } },
  'partner-approved': { kind: 'partner-approved', data: { firstName, note: '' } },
  'partner-declined': { kind: 'partner-declined', data: { firstName, note: '' } },
  'subscription-asked': { kind: 'subscription-asked', data: { subscriptionId: nobody, salt: 'example' } },
  'subscription-confirmed': { kind: 'subscription-confirmed', data: { subscriptionId: nobody } },
};

/** A letter about an order or a person that does not exist: whoever edits texts may not read orders. */
export const inventedLetter = (kind: LetterTextKind): Invented => invented[kind === 'frame' ? 'order-placed' : kind];
