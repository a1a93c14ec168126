import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who signs: the shop's account, and the key that only the shop and the provider know. */
export type Merchant = { merchantAccount: string; secretKey: string };

const signatureForm = /^[0-9a-f]{32}$/;

/**
 * With «;» inside a value, a signed text could be cut into other values: what the shop has signed as an offer could come
 * back as a webhook. Halves of signs are all the same bytes, and a database refuses control signs.
 */
const plainValue = /^[^;\p{Cc}\p{Cs}]*$/u;

export function sign(values: readonly string[], secretKey: string): string {
  if (secretKey.trim() === '') throw new Error('WayForPay: nothing can be signed without the secret key');
  if (!values.every(isPlain)) throw new Error('WayForPay: a value cannot be signed without being ambiguous');
  return createHmac('md5', secretKey).update(signedText(values), 'utf8').digest('hex');
}

/** Whatever is missing or looks different from a signature is none. */
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
