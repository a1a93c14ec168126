import { expect, test } from 'vitest';
import { connect } from './client.ts';
import { isRefusal } from './refusal.ts';

/** A server that replies once and records the request. */
function answering(status: number, body: unknown) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const fetchIt = async (url: string | URL | Request, init?: RequestInit) => {
    asked.push({ url: String(url), init });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  return { asked, api: connect('https://rosa.example', fetchIt) };
}

test('parameters and query go into the address, escaped', async () => {
  const { api, asked } = answering(200, { count: 0 });
  await api('GET /api/v1/shop/brands/:slug/', { params: { slug: 'a/b' }, query: { page: 2 } });
  expect(asked[0]?.url).toBe('https://rosa.example/api/v1/shop/brands/a%2Fb/?page=2');
  expect(asked[0]?.init?.method).toBe('GET');
});

test('a body is sent as JSON', async () => {
  const { api, asked } = answering(200, []);
  await api('POST /api/v1/shop/wishlist/', { body: { variant_ids: [1, 2] } });
  expect(asked[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"variant_ids":[1,2]}',
    headers: { 'content-type': 'application/json' },
  });
});

test.each([
  [
    'a code',
    404,
    { code: 'product_not_found', detail: 'x', request_id: '1' },
    { code: 'product_not_found', details: {} },
  ],
  ['field errors', 400, { page: ['x'] }, { code: 'invalid_request', details: { fields: { page: ['x'] } } }],
  [
    'an error of a field called code',
    400,
    { code: ['x'] },
    { code: 'invalid_request', details: { fields: { code: ['x'] } } },
  ],
])('%s becomes a refusal', async (_what, status, body, expected) => {
  const error = await answering(status, body)
    .api('GET /api/v1/shop/navbar/')
    .catch((thrown: unknown) => thrown);
  expect(isRefusal(error)).toBe(true);
  expect(error).toMatchObject(expected);
});

test('anything else is an error, not a refusal', async () => {
  const error = await answering(502, '<html>')
    .api('GET /api/v1/shop/navbar/')
    .catch((thrown: unknown) => thrown);
  expect([isRefusal(error), (error as Error).message]).toEqual([false, 'The API answered 502']);
});
