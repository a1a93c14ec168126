import { expect, test } from 'vitest';
import { editOpenPhone } from './edit-open-phone.ts';
import { editPhone, maskPhone, readPhone } from './mask-phone.ts';

test.each([
  ['', ''],
  ['067', '067'],
  ['0671', '067-1'],
  ['067123', '067-123'],
  ['06712345', '067-123-45'],
  ['0671234567', '067-123-45-67'],
])('the digits «%s» are shown as «%s»', (digits, masked) => {
  expect(maskPhone(digits)).toBe(masked);
});

test.each([
  ['+380 67 123 45 67', '0671234567'],
  ['380671234567', '0671234567'],
  ['80671234567', '0671234567'],
  ['0671234567', '0671234567'],
  ['(067) 123-45-67', '0671234567'],
  ['06712345678', '0671234567'],
  ['3801234567', '3801234567'],
  ['80', '0'],
  ['806712', '06712'],
  ['867', '867'],
  ['067-12', '06712'],
  ['немає', ''],
])('«%s» is read as «%s»', (written, digits) => {
  expect(readPhone(written)).toBe(digits);
});

/** '|' is the caret. */
const edits: [name: string, before: string, after: string, masked: string, isForward?: boolean][] = [
  ['a digit at the end', '067', '0671|', '067-1|'],
  ['a digit in the middle', '06712', '0679|-12', '067-9|12'],
  ['a letter', '067', '067x|', '067|'],
  ['one digit too many at the end', '0671234567', '067-123-45-678|', '067-123-45-67|'],
  ['one digit too many in the middle', '0671234567', '0679|-123-45-67', '067|-123-45-67'],
  ['the last digit taken away', '0671', '067-|', '067|'],
  ['a dash taken away from behind', '067123', '067|123', '06|1-23'],
  ['a dash taken away from before', '067123', '067|123', '067|-23', true],
  ['everything taken away', '0671234567', '|', '|'],
  ['a whole number pasted', '', '+380 67 123 45 67|', '067-123-45-67|'],
  ['the same number pasted without dashes', '0671234567', '0671234567|', '067-123-45-67|'],
  ['the same number filled in by the browser', '0671234567', '+380671234567|', '067-123-45-67|'],
  ['the same number pasted with fewer dashes', '0671234567', '067-1234567|', '067-123-45-67|'],
  ['the same number pasted with spaces', '0671234567', '067 123 45 67|', '067-123-45-67|'],
  ['the 8 of +38 and what follows it', '8', '80|', '0|'],
  ['a whole number typed with its country', '3806712345', '380-671-23-456|', '067-123-45-6|'],
];

test.each(edits)('%s', (_, before, after, masked, isForward = false) => {
  const edit = { before, text: after.replace('|', ''), caret: after.indexOf('|'), isForward };
  const { digits, caret } = editPhone(edit);
  const shown = maskPhone(digits);
  expect(`${shown.slice(0, caret)}|${shown.slice(caret)}`).toBe(masked);
});

/** Every number that the shop's rules accept can be typed: a plus and ten to fifteen digits. */
const openEdits: [name: string, before: string, after: string, shown: string, isForeign: boolean][] = [
  ['a digit at the end', '067', '067-1|', '067-1|', false],
  ['a whole number filled in by the browser', '', '+380671234567|', '067-123-45-67|', false],
  ['one digit too many', '067-123-45-67', '067-123-45-678|', '067-123-45-67|', false],
  ['the plus of a country', '', '+|', '+|', true],
  ['the country of the shop, typed', '+3', '+38|', '|', false],
  ['what follows the country of the shop', '', '0|', '0|', false],
  ['another country, typed', '+4', '+48|', '+48|', true],
  ['a number of another country, pasted', '067-123-45-67', '+48 501 234 567|', '+48 501 234 567|', true],
  ['a number of another country without its plus', '485-012-34-56', '485-012-34-567|', '+48501234567|', true],
  ['an end taken away from a number of another country', '+48 501', '+48 50|', '+48 50|', true],
  ['a number of this country over one of another', '+48 501 234 567', '0671234567|', '067-123-45-67|', false],
];

test.each(openEdits)('in a field for any country: %s', (_, before, after, shown, isForeign) => {
  const edit = { before, text: after.replace('|', ''), caret: after.indexOf('|'), isForward: false };
  const { text, caret, ...edited } = editOpenPhone(edit);
  expect({ shown: `${text.slice(0, caret)}|${text.slice(caret)}`, ...edited }).toEqual({ shown, isForeign });
});
