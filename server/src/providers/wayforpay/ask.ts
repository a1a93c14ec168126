import { isOneOf, type PaymentState } from '@shop/domain/payment-states.ts';
import type { ProviderUpdate } from '../../features/payments/card-provider.ts';
import { readAmount } from './amounts.ts';
import { callWayforpay, failure, unsignedAnswer, type WayforpaySettings } from './call-wayforpay.ts';
import type { Fields } from './read-fields.ts';
import { readSigned } from './read-signed.ts';
import { readSignedUpdate, signedWebhookFields } from './read-webhook.ts';
import { type Merchant, sign, signedText } from './signature.ts';
import { toPaymentState } from './statuses.ts';

const transactionType = 'CHECK_STATUS';
const orderNotFound = '1127';
const statesWithoutMoney: PaymentState[] = ['created', 'declined', 'expired'];

export async function ask(
  settings: WayforpaySettings,
  reference: string,
  signal: AbortSignal,
): Promise<ProviderUpdate | 'unknown'> {
  const { merchantAccount, secretKey } = settings;
  const merchantSignature = sign([merchantAccount, reference], secretKey);
  const call = { transactionType, merchantAccount, orderReference: reference, merchantSignature };
  const { fields, body } = await callWayforpay(settings, call, signal);
  if (isUnknown(settings, reference, fields)) return 'unknown';
  const update = readSignedUpdate(settings, fields, body);
  if (update === undefined) throw unsignedAnswer(call, fields);
  if (update.reference !== reference) throw failure(call, 'answer about another payment');
  return withRefund(update, fields);
}

/**
 * The provider does not know the attempt. Such an answer may be unsigned and is then trusted because of the TLS
 * connection to the provider. At worst it ends a reservation that was over, and later money still counts. It is not
 * trusted together with a status that implies money, nor with a wrong signature.
 */
function isUnknown(merchant: Merchant, reference: string, fields: Fields): boolean {
  const status = fields('transactionStatus');
  const state = toPaymentState(status ?? '');
  return (
    fields('reasonCode') === orderNotFound &&
    isAbsentOr(reference, fields('orderReference')) &&
    isAbsentOr(merchant.merchantAccount, fields('merchantAccount')) &&
    (status === '' || (state !== undefined && isOneOf(statesWithoutMoney, state))) &&
    (fields('merchantSignature') === '' || readSigned(merchant, fields, signedWebhookFields) !== undefined)
  );
}

function isAbsentOr(expected: string, said: string | undefined): boolean {
  return said === '' || said === expected;
}

/**
 * The refunded amount is not signed, but this is the provider's direct answer. Zero only means that no refund is
 * stated, also for a voided payment: it does not mean that the money is still here.
 */
function withRefund(update: ProviderUpdate, fields: Fields): ProviderUpdate {
  const refunded = readAmount(fields('refundAmount') ?? '');
  if (refunded === undefined || refunded === 0) return update;
  return { ...update, refunded, meaning: signedText([update.meaning, String(refunded)]) };
}
