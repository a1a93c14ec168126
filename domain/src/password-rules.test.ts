import { expect, test } from 'vitest';
import { brokenPasswordRules } from './password-rules.ts';

test.each([
  ['Demo-Rosa-2026!', []],
  ['Aa1!aaaa', []],
  ['Пароль1!', []],
  ['Aa1!aaa', ['length']],
  ['aa1!aaaa', ['upper']],
  ['AA1!AAAA', ['lower']],
  ['Aa!aaaaa', ['digit']],
  ['Aa1aaaaa', ['special']],
  ['Aa1-_=+aaaa', ['special']],
  ['', ['length', 'upper', 'lower', 'digit', 'special']],
  ['rosa', ['length', 'upper', 'digit', 'special']],
] as const)('%j lacks %j', (password, broken) => expect(brokenPasswordRules(password)).toEqual(broken));

test.each([...'!@#$%^&*(),.?":{}|<>'])('%s is a special character', (sign) =>
  expect(brokenPasswordRules(`Aa1aaaaa${sign}`)).toEqual([]),
);
