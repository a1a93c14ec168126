import { createHmac, timingSafeEqual } from 'node:crypto';

/** The shop's merchant account and the secret key shared with the provider. */
export type Merchant = { merchantAccount: string; secretKey: string };

const signatureForm = /^[0-9a-f]{32}$/;

/**
 * With «;» inside a value, a signed text could be split into other values: an offer signed by the shop could come back
 * as a webhook. Lone surrogates all encode to the same bytes, and PostgreSQL refuses control characters.
 */
const plainValue = /^[^;\p{Cc}\p{Cs}]*$/u;

export function sign(values: readonly string[], secretKey: string): string {
  if (secretKey.trim() === '') throw new Error('WayForPay: the secret key is missing');
  if (!values.every(isPlain)) throw new Error('WayForPay: a value to sign contains a forbidden character');
  return createHmac('md5', secretKey).update(signedText(values), 'utf8').digest('hex');
}

/** A missing or malformed signature is invalid. */
export function isSigned(values: readonly string[], signature: unknown, secretKey: string): boolean {
  if (typeof signature !== 'string' || !signatureForm.test(signature)) return false;
  if (secretKey.trim() === '' || !values.every(isPlain)) return false;
  return timingSafeEqual(Buffer.from(sign(values, secretKey)), Buffer.from(signature));
}

export function signedText(values: readonly string[]): string {
  return values.join(';');
}

function isPlain(value: string): boolean {
  return plainValue.test(value);
}
