import { expect, test } from 'vitest';
import { inEnglishLayout, inUkrainianLayout } from './keyboard-layout.ts';

test.each([
  ['rb]d', 'київ'],
  ['RB}D', 'київ'],
  ['rbtd', 'киев'],
  [',hjdfhb', 'бровари'],
  ['<hjdfhb', 'бровари'],
  ["'yfrs'dt", 'єнакієве'],
  ['rhbdbq hsu', 'кривий ріг'],
  ['v/ rb]d', 'м. київ'],
  ['q[]', 'йхї'],
  ['київ 12', 'київ 12'],
  ['', ''],
])('%s is read as %s', (typed, meant) => {
  expect(inUkrainianLayout(typed)).toBe(meant);
});

test.each([
  ['кд-01', 'rl-01'],
  ['ІЗА', 'spf'],
  ['хїжєбюґ', "[];',.\\"],
  ['spf 50', 'spf 50'],
  ['', ''],
])('%s is read as %s', (typed, meant) => {
  expect(inEnglishLayout(typed)).toBe(meant);
});
