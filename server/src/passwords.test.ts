import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('a password matches its hash in any Unicode normal form', async () => {
  const hash = await hashPassword('Калина-й-2026');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await isPassword('Калина-й-2026'.normalize('NFD'), hash)).toBe(true);
  expect(await isPassword('калина-й-2026', hash)).toBe(false);
});

test('60 passwords at once: those that fit into the queue are hashed, the others are refused', async () => {
  const atOnce = Math.max(1, Math.min(availableParallelism() - 1, 3));
  const settled = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('Kalyna-2026!')));

  const outcomes = settled.map((each) => (each.status === 'rejected' ? each.reason.code : 'hashed'));
  expect(outcomes).toEqual([
    ...Array.from({ length: atOnce + 40 }, () => 'hashed'),
    ...Array.from({ length: 20 - atOnce }, () => 'service_unavailable'),
  ]);
  expect(await isPassword('Kalyna-2026!', await hashPassword('Kalyna-2026!'))).toBe(true);
});
