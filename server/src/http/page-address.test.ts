import { expect, test } from 'vitest';
import { pageAddress, readableAddress } from './page-address.ts';

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
  ['/x/../contacts', '/contacts'],
  ['/%63ontacts', '/contacts'],
  ['/page/DELIVERY', '/page/delivery'],
  ['/product/%D0%BA%2F', '/product/%D0%BA%2F'],
  ['http://other.example/page', '/404'],
  ['*', '/404'],
  [`/${'/'.repeat(16_000)}a`, '/404'],
  [`/contacts${'/'.repeat(1_000)}`, '/contacts'],
])('%s is the page %s', (asked, address) => {
  expect(pageAddress(asked)).toBe(address);
});

test.each([
  ['/product/%E0%A4%A', '/404'],
  ['/%', '/404'],
  ['/product/%D0%BA?q=%E0%A4%A', '/product/%D0%BA?q=%E0%A4%A'],
  ['/api/v1/shop/product/%E0%A4%A/', '/api/v1/shop/product/%E0%A4%A/'],
  ['/collection/verba', '/collection/verba'],
  ['http://shop.example/healthz?x', '/healthz?x'],
  ['http://shop.example', '/'],
  ['*', '/404'],
])('the router is given %s as %s', (url, given) => {
  expect(readableAddress(url)).toBe(given);
});
