import { endpoints } from '@shop/contract/endpoints.ts';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { openTestShop } from '../../tests/open-test-shop.ts';

test('the server answers exactly what the contract describes', async () => {
  await using shop = await openTestShop();
  for (const { method, path } of endpoints) {
    const reply = await shop.app.inject({
      method,
      url: path.replace(/:\w+/g, 'x'),
      ...(method !== 'GET' && { payload: {} }),
    });
    if (reply.statusCode !== 204) expect(reply.json().code, `${method} ${path}`).not.toBe('not_found');
  }

  const { paths } = (await shop.get('/api/openapi.json')).json();
  expect(Object.keys(paths).sort()).toEqual(
    [...new Set(endpoints.map(({ path }) => path.replace(/:(\w+)/g, '{$1}')))].sort(),
  );
});

test('the page of the API needs nothing from elsewhere', async () => {
  await using shop = await openTestShop();
  const page = await shop.get('/api/docs');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file!);
  expect(files).toHaveLength(3);
  for (const file of files) expect((await shop.get(file)).statusCode, file).toBe(200);
});

test('the process reports its health, its readiness and its metrics', async () => {
  await using shop = await openTestShop({ hasOwnServer: true });
  expect((await shop.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await shop.get('/readyz')).json()).toEqual({ status: 'ok' });
  await shop.get('/api/v1/shop/product/no-such-thing/');
  const { body, headers } = await shop.get('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v1/shop/product/:slug/",status="404"} 1',
  );
  expect(body).not.toContain('no-such-thing');
});

test('the metrics of a live shop need its token; without one, they are for the machine itself', async () => {
  const ask = async (options: Parameters<typeof openTestShop>[0], request: InjectOptions = {}) => {
    await using shop = await openTestShop(options);
    return (await shop.app.inject({ url: '/metrics', ...request })).statusCode;
  };
  const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  expect(await ask({ mode: 'live' })).toBe(200);
  expect(await ask({ mode: 'live' }, { remoteAddress: '203.0.113.7' })).toBe(404);
  expect(await ask({ mode: 'live' }, { headers: { 'x-forwarded-for': '203.0.113.7' } })).toBe(404);
  const metricsToken = 'a token of some length';
  expect(await ask({ mode: 'live', metricsToken })).toBe(401);
  expect(await ask({ mode: 'demo', metricsToken }, bearing('a token of some lengtH'))).toBe(401);
  expect(await ask({ mode: 'live', metricsToken }, bearing(metricsToken))).toBe(200);
});

test('a process that is not ready reports it', async () => {
  await using shop = await openTestShop({ isReady: false });
  expect((await shop.get('/readyz')).statusCode).toBe(503);
  expect((await shop.get('/healthz')).statusCode).toBe(200);
});
