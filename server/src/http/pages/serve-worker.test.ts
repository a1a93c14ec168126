import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveWorker } from './serve-worker.ts';

test('browsers revalidate the worker each time, and get a 304 when it is unchanged', async () => {
  const app = Fastify();
  serveWorker(app, 'worker()');
  const first = await app.inject('/sw.js');
  expect([first.statusCode, first.body]).toEqual([200, 'worker()']);
  expect(first.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const again = await app.inject({ url: '/sw.js', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await app.close();
});
