import { expect, test } from 'vitest';
import { understandSearch } from './understand-search.ts';

const nothing = { number: undefined, phoneDigits: undefined, waybill: undefined, words: [] };

test.each([
  ['  ', undefined],
  ['42', { ...nothing, number: 42, waybill: '42' }],
  ['№ 42', { ...nothing, number: 42, waybill: '42' }],
  ['067 123-45-67', { ...nothing, number: 671234567, phoneDigits: '671234567', waybill: '0671234567' }],
  ['+38 (067) 123 45 67', { ...nothing, phoneDigits: '671234567', waybill: '380671234567' }],
  ['4567', { ...nothing, number: 4567, phoneDigits: '4567', waybill: '4567' }],
  ['20400012345678', { ...nothing, phoneDigits: '20400012345678', waybill: '20400012345678' }],
  ['Олена  Коваль', { ...nothing, words: ['Олена', 'Коваль'] }],
  ['olena@rosa.example', { ...nothing, words: ['olena@rosa.example'] }],
])('%j is understood', (typed, sought) => {
  expect(understandSearch(typed)).toEqual(sought);
});
