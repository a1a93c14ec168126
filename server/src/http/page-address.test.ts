import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  ['/', '/'],
  ['/collection/verba', '/collection/verba'],
  ['/collection/verba/', '/collection/verba'],
  ['/?utm_source=letter', '/'],
  ['/?utm_source=letter&debug=true&fbclid=1', '/?debug=true'],
  ['/?debug=false', '/'],
  ['/?debug=', '/'],
  ['/?debug', '/'],
  ['/?debug=true&debug=false', '/?debug=true'],
  ['/?debug[]=true', '/'],
  ['/?%E0%A4%A=%&&=&?', '/'],
  ['/?', '/'],
  ['/#part', '/'],
  ['//', '/'],
  ['http://other.example/page', '/'],
  ['*', '/'],
])('%s is the page %s', (asked, address) => {
  expect(pageAddress(asked)).toBe(address);
});
