import { productKinds } from '@shop/domain/product-kinds.ts';
import fc from 'fast-check';
import { callers, type OddRequest } from './odd-requests.ts';
import { oddSegments, oddText } from './odd-values.ts';

/** Addresses outside the contract: pages, files, feeds, emulators and metrics. */
const addresses = [
  '/',
  '/home',
  '/product/:part',
  '/collection/:part',
  ...Object.values(productKinds).map(({ page }) => `/${page}/:part` as const),
  '/product-type/:part',
  '/products_collection',
  '/sertificates',
  '/checkout',
  '/payment-confirmation/:part',
  '/confirmation',
  '/failed',
  '/login',
  '/account',
  '/password/reset/confirm/:part/:part',
  '/user/activate/:part/:part',
  '/subscription/unsubscribe/:part/:part',
  '/page/:part',
  '/info/:part',
  '/partner',
  '/:part',
  '/media/:part/:part',
  '/assets/:part',
  '/admin/:part',
  '/admin/assets/:part',
  '/sw.js',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/feeds/:part',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/openapi.json',
  '/api/:part',
  '/api/v1/orders/payment/wayforpay/',
  '/api/v1/orders/payment/return/:part/',
  '/api/v1/actions/subscriptions/unsubscribe/:part/:part/',
  '/mailbox',
  '/mailbox/:part',
  '/mailbox/:part/letter',
  '/mailbox/:part/files/:part',
  '/emulators/wayforpay/:part',
  '/emulators/wayforpay/api',
  '/emulators/wayforpay/pay/:part',
  '/emulators/nova-poshta/:part',
  '/emulators/nova-poshta/v2.0/json/',
];

const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

const known = [
  'verba',
  'rosa-lab',
  'rosa-lab-ice-toner',
  'delivery',
  'google-merchant.xml',
  'a'.repeat(32),
  '320.webp',
];
const part = fc.oneof(
  fc.constantFrom(...known),
  fc.constantFrom(...oddSegments),
  oddText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 1_000))),
);
const query = fc.option(
  fc.constantFrom(
    '?debug=true',
    '?page=1e9',
    '?brand=%00',
    '?sort=__proto__',
    '?price_from=-1&price_from=2',
    '?%',
    '?a[]=1',
  ),
  { nil: '' },
);
const body = fc.option(
  fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.json().map((text) => Buffer.from(text)),
    oddText.map((text) => Buffer.from(`orderReference=${encodeURIComponent(text.toWellFormed())}&amount=1`)),
  ),
  { nil: undefined },
);

export const otherRequests: fc.Arbitrary<OddRequest> = fc
  .record({
    caller: fc.constantFrom(...callers),
    method: fc.constantFrom(...methods),
    address: fc.constantFrom(...addresses),
    parts: fc.array(part, { minLength: 2, maxLength: 2 }),
    query,
    body,
    type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', 'x'),
  })
  .map(({ caller, method, address, parts, query: asked, body: bytes, type }) => {
    const left = [...parts];
    const path = `${address.replace(/:part/g, () => left.shift()!)}${asked}`;
    const hasBody = bytes !== undefined && !['GET', 'HEAD', 'TRACE'].includes(method);
    return { caller, method, path, headers: hasBody ? { 'content-type': type } : {}, ...(hasBody && { body: bytes }) };
  });
