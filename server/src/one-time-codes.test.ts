import { expect, test } from 'vitest';
import { codeUri, newCodeSecret, stepAt, stepOfCode, totpCode } from './one-time-codes.ts';

/** '12345678901234567890', the secret of RFC 6238's examples, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(totpCode(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test('a code is good in its half minute and in the two beside it', () => {
  const at = (seconds: number) => stepOfCode(secret, '050471', new Date(seconds * 1000));
  const step = stepAt(new Date(1111111111_000));
  expect([at(1111111111), at(1111111111 - 30), at(1111111111 + 30)]).toEqual([step, step, step]);
  expect([at(1111111111 - 61), at(1111111111 + 61)]).toEqual([undefined, undefined]);
  expect(stepOfCode(secret, '50471', new Date(1111111111_000))).toBeUndefined();
});

test('a new secret is what apps take', () => {
  expect(newCodeSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(codeUri(secret, { issuer: 'Роса', account: 'owner@rosa.example' })).toBe(
    `otpauth://totp/%D0%A0%D0%BE%D1%81%D0%B0:owner%40rosa.example?secret=${secret}&issuer=%D0%A0%D0%BE%D1%81%D0%B0`,
  );
});
