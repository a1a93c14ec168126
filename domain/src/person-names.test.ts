import { expect, test } from 'vitest';
import { isPersonName } from './person-names.ts';

test.each([
  ['Олена', true],
  ['  Ґанна-Марія ', true],
  ["Мар'яна", true],
  ['Мар’яна', true],
  ['Марʼяна', true],
  ['Anna Maria', true],
  ['Йосип', true],
  ['Ян', true],
  ['Я', false],
  [' Я ', false],
  ['', false],
  ['--', false],
  ['Олена1', false],
  ['Олена!', false],
  ['Олена\nПетрівна', false],
  ['<b>', false],
])('%j is a name: %s', (text, isName) => expect(isPersonName(text)).toBe(isName));
