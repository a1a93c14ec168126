import type { ProviderUpdate } from '../../features/payments/card-provider.ts';
import { readAmount } from './amounts.ts';
import { type Fields, readBodyFields } from './read-fields.ts';
import { readSigned } from './read-signed.ts';
import { type Merchant, signedText } from './signature.ts';
import { readReasonCode, stateOf } from './statuses.ts';

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

/** A webhook that was brought to the shop, by the provider or by a customer's browser; nothing when nobody vouches for it. */
export function readWebhook(merchant: Merchant, body: string): ProviderUpdate | undefined {
  // No database keeps this sign, and a webhook that cannot be kept would be repeated for days.
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
    state: stateOf(status),
    amount: readAmount(amount),
    currency,
    reasonCode: readReasonCode(reasonCode),
    cardMask: cardPan || undefined,
    // Nobody signs it: whoever carries a webhook could write it in.
    refunded: undefined,
    meaning: signedText(signed),
    body,
  };
}
