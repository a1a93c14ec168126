import { beforeEach, expect, test } from 'vitest';
import { openMemoryStorage } from '../../tests/memory-storage.ts';
import { forgetAttempt, forgetAttemptOf, keepOrderOfAttempt, keyOfAttempt } from './order-attempt.ts';

const stored = openMemoryStorage('sessionStorage');

beforeEach(() => stored.clear());

test('an attempt keeps its key, and nothing else, until it is over', () => {
  const key = keyOfAttempt();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOfAttempt()).toBe(key);
  expect([...stored]).toEqual([['orderAttempt', JSON.stringify({ key })]]);
  forgetAttempt();
  expect([...stored]).toEqual([]);
  expect(keyOfAttempt()).not.toBe(key);
});

test('an attempt is over when its own order was shown', () => {
  const key = keyOfAttempt();
  forgetAttemptOf(7);
  expect(keyOfAttempt()).toBe(key);
  keepOrderOfAttempt(8);
  forgetAttemptOf(7);
  expect(keyOfAttempt()).toBe(key);
  forgetAttemptOf(8);
  expect([...stored]).toEqual([]);
});

test('an order without an attempt begins none', () => {
  keepOrderOfAttempt(8);
  expect([...stored]).toEqual([]);
});

test.each(['{', 'null', '7', '{"body":"{}"}', '{"key":7}'])('broken content is no attempt: %s', (text) => {
  stored.set('orderAttempt', text);
  expect(keyOfAttempt()).toMatch(/^[0-9a-f]{32}$/);
});
