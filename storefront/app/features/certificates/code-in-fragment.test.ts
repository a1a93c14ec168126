import { expect, test } from 'vitest';
import { codeInFragment } from './code-in-fragment.ts';

test.each([
  ['#ROSA-7KQ2-M9XD-AB2C-9XYZ', 'ROSA-7KQ2-M9XD-AB2C-9XYZ'],
  ['#DEMO-500', 'DEMO-500'],
  ['', undefined],
  ['#content', undefined],
  ['#<script>-1', undefined],
  ['#ROSA%2D500', undefined],
])('in %j the code is %j', (fragment, code) => {
  expect(codeInFragment(fragment)).toBe(code);
});
