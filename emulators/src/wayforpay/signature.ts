import { createHmac, timingSafeEqual } from 'node:crypto';

export type SignedValue = string | number | null | undefined;

/** A missing value is an empty text between semicolons. */
export function sign(values: readonly SignedValue[], secretKey: string): string {
  const text = values.map((value) => value ?? '').join(';');
  return createHmac('md5', secretKey).update(text, 'utf8').digest('hex');
}

export function isSigned(given: unknown, values: readonly SignedValue[], secretKey: string): boolean {
  const expected = Buffer.from(sign(values, secretKey));
  const signature = Buffer.from(typeof given === 'string' ? given : '');
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
