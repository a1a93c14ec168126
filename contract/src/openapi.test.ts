import { productKindNames } from '@shop/domain/product-kinds.ts';
import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';

// biome-ignore lint/suspicious/noExplicitAny: the document is plain JSON here
const document = openApiDocument(endpoints, { title: 'Роса', version: '0.1.2', url: 'https://rosa.example' }) as any;

test('a listing documents its parameters, its reply and its refusals', () => {
  const { parameters, responses } = document.paths['/api/v1/shop/brands/{slug}/'].get;
  expect(parameters).toMatchObject([
    { name: 'slug', in: 'path', required: true },
    { name: 'page', in: 'query', required: false },
    { name: 'brand', in: 'query', required: false },
    ...productKindNames.map((name) => ({ name })),
    { name: 'in_stock' },
    { name: 'on_sale' },
    { name: 'price_from' },
    { name: 'price_to' },
    { name: 'sort', schema: { enum: ['popular', 'newest', 'price_up', 'price_down'] } },
  ]);
  expect(responses['404'].description).toBe('brand_not_found');
  const { properties } = responses['200'].content['application/json'].schema;
  expect(properties.products_with_variants).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Product' } });
});

test('only calls with a body describe one', () => {
  const { schema } = document.paths['/api/v1/shop/wishlist/'].post.requestBody.content['application/json'];
  expect(schema.required).toEqual(['variant_ids']);
  expect(document.paths['/api/v1/shop/navbar/'].get).not.toHaveProperty('requestBody');
});

test('a call that creates something documents its own status', () => {
  const { responses } = document.paths['/api/v1/actions/subscriptions/'].post;
  expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toEqual(['201']);
  expect(Object.keys(document.paths['/api/v1/shop/navbar/'].get.responses)).toContain('200');
});

const words = { type: 'string', description: 'Ukrainian words to show' };
const requestId = { type: 'string', description: 'The request number, also in the log' };
const messages = {
  anyOf: [{ type: 'array', items: { type: 'string' } }, { $ref: '#/components/schemas/FieldErrors' }],
};
const refusal = (codes: string[], more: object = {}) => {
  const properties = { detail: words, code: { type: 'string', enum: codes }, request_id: requestId, ...more };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
};
const answered = (path: string, method: 'get' | 'post', status: number) =>
  document.paths[path][method].responses[status].content['application/json'].schema;

test('messages of fields mirror the request at any depth', () => {
  expect(answered('/api/v1/shop/navbar/', 'get', 400)).toEqual({ $ref: '#/components/schemas/FieldErrors' });
  expect(document.components.schemas.FieldErrors).toEqual({
    type: 'object',
    description: 'Messages by field; those of the whole form are under non_field_errors',
    propertyNames: { type: 'string' },
    additionalProperties: messages,
  });
});

test('a refusal names its codes, and calls about orders also say what to show in the field error', () => {
  expect(answered('/api/v1/shop/brands/{slug}/', 'get', 404)).toEqual(refusal(['brand_not_found']));
  expect(answered('/api/v1/orders/certificate/validate/', 'post', 409)).toEqual(
    refusal(['certificate_expired', 'certificate_spent', 'certificate_blocked'], { error: words }),
  );
});

test('an order that is refused with status 400 has messages of fields, a code, or a code with its lines', () => {
  const lines = { type: 'array', items: { $ref: '#/components/schemas/FreshLine' } };
  const phone = {
    type: ['string', 'null'],
    description: 'Where to call; null when the shop has not told',
  };
  const codes = [
    'payment_method_unavailable',
    'courier_only_in_kyiv',
    'certificate_needs_full_payment',
    'locker_needs_full_payment',
  ];
  expect(answered('/api/v1/orders/create/', 'post', 400)).toEqual({
    anyOf: [
      refusal([...codes, 'invalid_json'], { error: words }),
      refusal(['too_many_of_a_line'], { lines, largest_line: expect.anything(), phone, error: words }),
      refusal(['order_too_large'], { largest_order: expect.anything(), phone, error: words }),
      { type: 'object', properties: { error: words }, required: ['error'], additionalProperties: messages },
    ],
  });
});

test('the details of a refused order are described for each code', () => {
  const { anyOf } = answered('/api/v1/orders/create/', 'post', 409);
  const told = anyOf.map(({ properties }: ReturnType<typeof refusal>) => {
    const { detail: _detail, code, request_id: _requestId, ...details } = properties;
    return [...code.enum, Object.keys(details)];
  });
  const totals = [
    'goods_total',
    'promo_code_discount',
    'promo_discount',
    'certificate_discount',
    'delivery_cost',
    'total_price',
  ];
  expect(told).toEqual([
    ['way_not_offered', ['deliveries', 'error']],
    ['too_many_open_orders', ['phone', 'error']],
    ['line_unavailable', ['lines', 'error']],
    ['out_of_stock', ['lines', 'error']],
    ['promo_code_rejected', ['reason', 'error']],
    ['certificate_rejected', ['serial_number', 'reason', 'error']],
    ['total_changed', ['lines', ...totals, 'error']],
    ['idempotency_key_reused', ['order_id', 'order_reference', 'error']],
  ]);
  expect(anyOf[5].properties.reason.enum).toEqual([
    'certificate_not_found',
    'certificate_expired',
    'certificate_spent',
    'certificate_blocked',
  ]);
});

test('all staff calls that change something document the refusal of a repetition', () => {
  const { properties } = answered('/api/v1/admin/variants/{id}/stock/', 'post', 409);
  expect(properties.code.enum).toContain('already_done');
  expect(document.paths['/api/v1/admin/orders/'].get.responses).not.toHaveProperty('409');
});

test('a body may be too large or of another kind, and no JSON', () => {
  const { responses } = document.paths['/api/v1/shop/wishlist/'].post;
  expect(Object.keys(responses)).toEqual(['200', '400', '408', '413', '415', '500', '503']);
  expect(answered('/api/v1/shop/wishlist/', 'post', 413)).toEqual(refusal(['body_too_large']));
  expect(answered('/api/v1/shop/wishlist/', 'post', 415)).toEqual(refusal(['unsupported_media_type']));
  expect(answered('/api/v1/shop/wishlist/', 'post', 400).anyOf).toContainEqual(refusal(['invalid_json']));
  expect(Object.keys(document.paths['/api/v1/shop/navbar/'].get.responses)).toEqual([
    '200',
    '400',
    '408',
    '500',
    '503',
  ]);
});

test('an incomplete request is answered without a request id and without an endpoint', () => {
  const { detail, code } = refusal(['request_timeout']).properties;
  expect(answered('/api/v1/orders/create/', 'post', 408)).toEqual({
    type: 'object',
    properties: { detail, code },
    required: ['detail', 'code'],
    additionalProperties: false,
  });
});

test('all references resolve', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name!,
  );
  expect(references.length).toBeGreaterThan(10);
  for (const name of references) expect(document.components.schemas, name).toHaveProperty(name);
});

type Operation = { summary: string; description: string; tags: string[]; security: object[] };
const operations = endpoints.map((each) => {
  const path = each.path.replace(/:(\w+)/g, '{$1}');
  return { ...each, operation: document.paths[path][each.method.toLowerCase()] as Operation };
});

test('each call has its own summary and names its callers', () => {
  for (const { name, operation } of operations) {
    expect(operation.summary, name).toMatch(/^[A-Z].*\w+ .*\w+ ?.*[^.]$/);
    expect(operation.summary.split(' ').length, name).toBeGreaterThan(2);
    expect(operation.summary, `${name}: words, no names of types`).not.toMatch(/ [A-Z][a-z]{2,}[A-Z][a-z]/);
    expect(operation.description, name).toMatch(
      /\. (Anybody may call it|For a customer who is signed in|For staff: .+)\.$/,
    );
  }
  expect(new Set(operations.map(({ operation }) => operation.summary)).size).toBe(operations.length);
});

test('each call has one tag, each tag has calls, and none has too many', () => {
  const declared: string[] = document.tags.map(({ name }: { name: string }) => name);
  const counts = Map.groupBy(operations, ({ operation }) => operation.tags.join());
  expect([...counts.keys()].toSorted()).toEqual(declared.toSorted());
  for (const [name, calls] of counts) expect(calls.length, name).toBeLessThanOrEqual(25);
});

test('a public call says so, and all others name the sign-in that they need', () => {
  for (const { name, needs, operation } of operations) {
    const schemes = operation.security.flatMap((each) => Object.keys(each));
    expect(schemes, name).toEqual(needs === 'anybody' ? [] : needs === 'customer' ? ['bearer', 'cookie'] : ['staff']);
  }
});

test('the document begins with how to sign in, limits and errors, and names its licence', () => {
  const { description, license } = document.info;
  for (const heading of ['## Signing in', '## Limits', '## Errors']) expect(description).toContain(heading);
  expect(license).toEqual({ name: 'MIT', identifier: 'MIT' });
});

test('no component is left unused', () => {
  const text = JSON.stringify(document);
  const unused = Object.keys(document.components.schemas).filter(
    (name) => !text.includes(`"#/components/schemas/${name}"`),
  );
  expect(unused).toEqual([]);
});

test('no union has an empty schema, which would accept anything', () => {
  const found: string[] = [];
  const look = (part: unknown, at: string): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, inner] of Object.entries(part)) {
      if (['anyOf', 'oneOf', 'allOf'].includes(name) && Array.isArray(inner))
        for (const side of inner) if (Object.keys(side).length === 0) found.push(`${at}/${name}`);
      look(inner, `${at}/${name}`);
    }
  };
  look(document, '');
  expect(found).toEqual([]);
});
