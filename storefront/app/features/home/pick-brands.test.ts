import { expect, test } from 'vitest';
import { pickBrands } from './pick-brands.ts';

test.each([
  ['rosa-lab verba mavka nordica-derm kvitka', 'verba nordica-derm kvitka'],
  ['rosa-lab verba mavka kvitka', 'verba rosa-lab kvitka'],
  ['rosa-lab mavka solis other', 'rosa-lab mavka solis'],
  ['kvitka', 'kvitka'],
  ['', ''],
])('of the brands «%s» the home page shows «%s»', (brands, shown) => {
  const known = brands.split(' ').flatMap((slug) => (slug === '' ? [] : { slug }));
  expect(pickBrands(known).map(({ slug }) => slug)).toEqual(shown.split(' ').filter(Boolean));
});
