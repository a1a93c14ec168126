import type { CardReport } from '../../features/payments/card-provider.ts';
import { readAmount } from './amounts.ts';
import { type Fields, readBodyFields } from './read-fields.ts';
import { readSigned } from './read-signed.ts';
import { type Merchant, signedText } from './signature.ts';
import { readReasonCode, stateOf } from './statuses.ts';

export const reportNames = [
  'merchantAccount',
  'orderReference',
  'amount',
  'currency',
  'authCode',
  'cardPan',
  'transactionStatus',
  'reasonCode',
];

/** A report that was brought to the shop, by the provider or by a customer's browser; nothing when nobody vouches for it. */
export function readReport(merchant: Merchant, body: string): CardReport | undefined {
  // No database keeps this sign, and a report that cannot be kept would be repeated for days.
  if (body.includes('\0')) return undefined;
  for (const fields of readBodyFields(body)) {
    const report = readSignedReport(merchant, fields, body);
    if (report !== undefined) return report;
  }
  return undefined;
}

export function readSignedReport(merchant: Merchant, fields: Fields, body: string): CardReport | undefined {
  const signed = readSigned(merchant, fields, reportNames);
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
    // Nobody signs it: whoever carries a report could write it in.
    refunded: undefined,
    meaning: signedText(signed),
    body,
  };
}
