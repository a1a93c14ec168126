import { endpoints } from '@shop/contract/endpoints.ts';
import { errorAnswers } from '@shop/contract/error-answers.ts';
import { openApiDocument } from '@shop/contract/openapi.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { apiExamples } from './api-examples.ts';

const shop = { title: 'Роса', version: '0.1.2', url: 'https://rosa.example' };
// biome-ignore lint/suspicious/noExplicitAny: the document is plain JSON here
const document = openApiDocument(endpoints, shop, apiExamples) as any;
const problemsOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues ?? [];

test.each(Object.entries(apiExamples.calls))(
  'the example of %s is a request and an answer of that call',
  (name, example) => {
    const call = endpoints.find((each) => each.name === name);
    expect(call, name).toBeDefined();
    if (example.body !== undefined) expect(problemsOf(call!.body, example.body)).toEqual([]);
    if (example.reply !== undefined) expect(problemsOf(call!.reply, example.reply)).toEqual([]);
  },
);

test('orders and payments have examples of requests, replies and refusals', () => {
  const { requestBody, responses } = document.paths['/api/v1/orders/create/'].post;
  expect(requestBody.content['application/json'].example.cart_items).toEqual([
    { variantId: 53, qty: 2, type: 'product' },
  ]);
  expect(responses[201].content['application/json'].example.total_price).toBe('2250.00');
  expect(Object.keys(responses[409].content['application/json'].examples)).toEqual([
    'way_not_offered',
    'too_many_open_orders',
    'line_unavailable',
    'out_of_stock',
    'promo_code_rejected',
    'certificate_rejected',
    'total_changed',
    'idempotency_key_reused',
  ]);
  const { check } = { check: document.paths['/api/v1/orders/check_pay/'].post };
  expect(check.responses[200].content['application/json'].example.status).toBe('Approved');
});

test('each example of a refusal is one of its call and matches the contract', () => {
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[path][endpoint.method.toLowerCase()];
    for (const { status, schema } of errorAnswers(endpoint, operation.requestBody !== undefined)) {
      const { examples = {} } = operation.responses[status].content['application/json'];
      for (const [code, { value }] of Object.entries<{ value: unknown }>(examples))
        expect(problemsOf(schema, value), `${endpoint.name} ${code}`).toEqual([]);
    }
  }
});
