import { expect, test } from 'vitest';
import { isGtin } from './barcodes.ts';

// Examples of GS1, of ISO/IEC 15420 and of goods that are sold in Ukraine.
const printed = ['96385074', '036000291452', '4006381333931', '4820000000017', '10614141000415', '00012345600012'];

test.each(printed)('%s is a GTIN', (barcode) => {
  expect(isGtin(barcode)).toBe(true);
});

test.each(printed)('%s with any one digit mistyped is not', (barcode) => {
  for (const [index, digit] of [...barcode].entries())
    for (const typed of '0123456789')
      if (typed !== digit) expect(isGtin(barcode.slice(0, index) + typed + barcode.slice(index + 1))).toBe(false);
});

test.each([
  '',
  '0',
  '9638507',
  '963850741',
  '4006381333',
  '40063813339',
  '004006381333931',
  '4006381333931 ',
  '400638133393а',
])('«%s» is not: it has another number of digits, or other characters', (given) => {
  expect(isGtin(given)).toBe(false);
});
