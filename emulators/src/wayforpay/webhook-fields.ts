import { shortAmount } from './amount.ts';
import type { Payment } from './payment.ts';
import type { Company } from './read-purchase.ts';
import { reasons } from './reasons.ts';
import { sign } from './signature.ts';

/** `amount` is a number in JSON; here it is the text that is written and signed. */
export type WebhookFields = Record<string, unknown> & { amount: string };

/** The signed facts of a payment, for the webhook, the widget and the return page. */
export function webhookFields(
  { purchase, ...payment }: Payment,
  { merchantAccount, secretKey, address }: Company,
  changes: Partial<WebhookFields> = {},
): WebhookFields {
  const fields = {
    merchantAccount,
    orderReference: purchase.reference,
    amount: shortAmount(purchase.kopiykas),
    currency: purchase.currency,
    authCode: payment.authCode,
    email: '',
    phone: null,
    createdDate: payment.createdDate,
    processingDate: payment.processingDate,
    cardPan: payment.cardPan,
    cardType: payment.cardPan === '' ? null : 'Visa',
    issuerBankCountry: payment.cardPan === '' ? null : 'Ukraine',
    issuerBankName: payment.cardPan === '' ? null : 'Демонстраційний банк',
    recToken: '',
    transactionStatus: payment.status,
    reason: reasons[payment.reasonCode],
    reasonCode: payment.reasonCode,
    fee: Math.round(purchase.kopiykas * 0.02) / 100,
    paymentSystem: payment.paymentSystem,
    acquirerBankName: 'WayForPay',
    cardProduct: 'debit',
    clientName: null,
    ...(payment.refunded > 0 && { refundAmount: payment.refunded / 100 }),
    ...(payment.status === 'Declined' && { repayUrl: `${address}/repay/${payment.session}` }),
    ...(purchase.apiVersion === 2 && { products: purchase.products }),
    ...changes,
  };
  const { orderReference, amount, currency, authCode, cardPan, transactionStatus, reasonCode } = fields;
  const signed = [merchantAccount, orderReference, amount, currency, authCode, cardPan, transactionStatus, reasonCode];
  return { ...fields, merchantSignature: sign(signed as string[], secretKey), ...changes };
}

/** JSON as PHP writes it: non-ASCII letters and slashes are escaped. */
export function webhookBody({ amount, ...fields }: WebhookFields): string {
  const { merchantAccount, orderReference, merchantSignature, ...others } = fields;
  const place = 'amount-as-it-is-written';
  const text = JSON.stringify({ merchantAccount, orderReference, merchantSignature, amount: place, ...others });
  return text
    .replace(`"${place}"`, () => amount)
    .replaceAll('/', '\\/')
    .replaceAll(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
