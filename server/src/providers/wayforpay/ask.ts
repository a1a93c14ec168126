import { isOneOf, type PaymentState } from '@shop/domain/payment-states.ts';
import type { ProviderUpdate } from '../../features/payments/card-provider.ts';
import { readAmount } from './amounts.ts';
import { callWayforpay, failure, notVouchedFor, type WayforpaySettings } from './call-wayforpay.ts';
import type { Fields } from './read-fields.ts';
import { readSigned } from './read-signed.ts';
import { readSignedUpdate, signedWebhookFields } from './read-webhook.ts';
import { type Merchant, sign, signedText } from './signature.ts';
import { stateOf } from './statuses.ts';

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
  if (update === undefined) throw notVouchedFor(call, fields);
  if (update.reference !== reference) throw failure(call, 'an answer about another payment');
  return withRefund(update, fields);
}

/**
 * The provider knows nothing of the attempt. Such an answer may come without a signature, and is then believed for the
 * connection alone: it is the provider's own, and encrypted. The most it can do is to end a hold that was over, and money
 * that comes after it still counts. It is not believed beside a word that speaks of money, nor with a wrong signature.
 */
function isUnknown(merchant: Merchant, reference: string, fields: Fields): boolean {
  const status = fields('transactionStatus');
  const state = stateOf(status ?? '');
  return (
    fields('reasonCode') === orderNotFound &&
    isUnsaidOr(reference, fields('orderReference')) &&
    isUnsaidOr(merchant.merchantAccount, fields('merchantAccount')) &&
    (status === '' || (state !== undefined && isOneOf(statesWithoutMoney, state))) &&
    (fields('merchantSignature') === '' || readSigned(merchant, fields, signedWebhookFields) !== undefined)
  );
}

function isUnsaidOr(expected: string, said: string | undefined): boolean {
  return said === '' || said === expected;
}

/**
 * What went back is not signed either, but here the provider itself says it. A zero stands where there is no refund to
 * speak of, beside a voided payment, too: it never says that the money is still here.
 */
function withRefund(update: ProviderUpdate, fields: Fields): ProviderUpdate {
  const refunded = readAmount(fields('refundAmount') ?? '');
  if (refunded === undefined || refunded === 0) return update;
  return { ...update, refunded, meaning: signedText([update.meaning, String(refunded)]) };
}
