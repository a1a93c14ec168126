import { expect, test } from 'vitest';
import { openCall } from './open-call.ts';

const keyOf = (call: ReturnType<typeof openCall>) => call.headers['idempotency-key'];
const add = (amount: string) => openCall('POST', '/api/v1/admin/orders/1/mark-paid/', { amount });

test('what was not answered is the same call when it is sent again; after an answer it is another', () => {
  const first = add('100.00');
  expect(keyOf(first)).toMatch(/^[0-9a-f-]{36}$/);
  const again = add('100.00');
  expect(keyOf(again)).toBe(keyOf(first));
  expect(keyOf(add('200.00'))).not.toBe(keyOf(first));
  again.isAnswered();
  expect(keyOf(add('100.00'))).not.toBe(keyOf(first));
});

test('a table is the same by its name, size and date; reading needs no key', () => {
  const table = (name: string) => openCall('POST', '/import/', new File(['A;1'], name, { lastModified: 1 }));
  expect(keyOf(table('a.csv'))).toBe(keyOf(table('a.csv')));
  expect(keyOf(table('a.csv'))).not.toBe(keyOf(table('b.csv')));
  expect(openCall('GET', '/orders/', undefined).headers).toEqual({});
});
