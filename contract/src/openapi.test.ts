import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';

// biome-ignore lint/suspicious/noExplicitAny: the document is plain JSON here
const document = openApiDocument(endpoints, { title: 'Роса', version: '0.1.2', url: 'https://rosa.example' }) as any;

test('a listing tells its parameters, its answer and its refusals', () => {
  const { parameters, responses } = document.paths['/api/v1/shop/brands/{slug}/'].get;
  expect(parameters).toMatchObject([
    { name: 'slug', in: 'path', required: true },
    { name: 'page', in: 'query', required: false },
  ]);
  expect(responses['404'].description).toBe('brand_not_found');
  const { properties } = responses['200'].content['application/json'].schema;
  expect(properties.products_with_variants).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Product' } });
});

test('a body is described where there is one', () => {
  const { schema } = document.paths['/api/v1/shop/wishlist/'].post.requestBody.content['application/json'];
  expect(schema.required).toEqual(['variant_ids']);
  expect(document.paths['/api/v1/shop/navbar/'].get).not.toHaveProperty('requestBody');
});

test('a call that makes something tells its own status', () => {
  const { responses } = document.paths['/api/v1/actions/subscriptions/'].post;
  expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toEqual(['201']);
  expect(Object.keys(document.paths['/api/v1/shop/navbar/'].get.responses)).toContain('200');
});

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name!,
  );
  expect(references.length).toBeGreaterThan(10);
  for (const name of references) expect(document.components.schemas, name).toHaveProperty(name);
});
