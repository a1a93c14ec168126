import type { ProviderUpdate } from '../../features/payments/card-provider.ts';
import { readAmount } from './amounts.ts';
import { type Fields, readBodyFields } from './read-fields.ts';
import { readSigned } from './read-signed.ts';
import { type Merchant, signedText } from './signature.ts';
import { readReasonCode, toPaymentState } from './statuses.ts';

export const signedWebhookFields = [
  'merchantAccount',
  'orderReference',
  'amount',
  'currency',
  'authCode',
  'cardPan',
  'transactionStatus',
  'reasonCode',
];

/** Parses a webhook from the provider or a customer's browser; undefined without a valid signature. */
export function readWebhook(merchant: Merchant, body: string): ProviderUpdate | undefined {
  // PostgreSQL cannot store NUL, and a webhook that cannot be stored would be repeated for days.
  if (body.includes('\0')) return undefined;
  for (const fields of readBodyFields(body)) {
    const update = readSignedUpdate(merchant, fields, body);
    if (update !== undefined) return update;
  }
  return undefined;
}

export function readSignedUpdate(merchant: Merchant, fields: Fields, body: string): ProviderUpdate | undefined {
  const signed = readSigned(merchant, fields, signedWebhookFields);
  if (signed === undefined) return undefined;
  const [, reference = '', amount = '', currency = '', , cardPan = '', status = '', reasonCode = ''] = signed;
  if (reference === '' || status === '') return undefined;
  return {
    reference,
    status,
    state: toPaymentState(status),
    amount: readAmount(amount),
    currency,
    reasonCode: readReasonCode(reasonCode),
    cardMask: cardPan || undefined,
    // The refunded amount is not signed: the browser that carries a webhook could forge it.
    refunded: undefined,
    meaning: signedText(signed),
    body,
  };
}
