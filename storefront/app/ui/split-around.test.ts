import { expect, test } from 'vitest';
import { splitAround } from './split-around.ts';

test.each([
  ['Нічний крем', 'КРЕМ', { before: 'Нічний ', match: 'крем', after: '' }],
  ['Крем-суфле', 'крем', { before: '', match: 'Крем', after: '-суфле' }],
  ['арт. RL-01-30', 'rl-01', { before: 'арт. ', match: 'RL-01', after: '-30' }],
  ['Їжа', 'ї', { before: '', match: 'Ї', after: 'жа' }],
  ['Бар’єрний крем', "бар'єр", { before: '', match: 'Бар’єр', after: 'ний крем' }],
  ['Крем', 'сироватка', undefined],
  ['Крем', '', undefined],
])('«%s» is split around «%s»', (text, words, parts) => {
  expect(splitAround(text, words)).toEqual(parts);
});
