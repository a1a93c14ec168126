import { endpoint } from '@shop/contract/endpoint.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type RateLimiter, unlimited } from '../../features/rate-limits/rate-limiter.ts';
import { answerError } from '../answer-errors.ts';
import { LocalApi } from '../local-api.ts';
import { anonymousContext } from '../request-context.ts';
import { plainServing } from './serve.ts';

const described = endpoint({
  name: 'double',
  summary: '',
  method: 'POST',
  path: '/api/v1/double/',
  body: z.object({ number: z.int() }),
  status: 201,
  reply: z.object({ doubled: z.int() }),
});

const limit = { name: 'double', perAddress: { count: 1, seconds: 60 } };

/** A server with one rate-limited endpoint, which doubles a number with `double`. */
function serving(double: (number: number) => number, consume: RateLimiter['consume'] = unlimited.consume) {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.setErrorHandler(answerError);
  const localApi = new LocalApi();
  const serve = plainServing(app, {
    localApi,
    createContext: () => ({ ...anonymousContext, address: '203.0.113.7' }),
    rateLimiter: { ...unlimited, consume },
  });
  const answer = async ({ body }: { body: { number: number } }) => ({ doubled: double(body.number) });
  serve(described, answer, { limit, subject: ({ body }) => String(body.number) });
  return { localApi, post: (payload: object) => app.inject({ method: 'POST', url: described.path, payload }) };
}

test("a reply has the contract's status and is not cached", async () => {
  const reply = await serving((number) => number * 2).post({ number: 21 });
  expect([reply.statusCode, reply.json(), reply.headers['cache-control']]).toEqual([201, { doubled: 42 }, 'no-store']);
});

test('a request that does not fit the contract reaches nothing', async () => {
  let isReached = false;
  const reply = await serving((number) => {
    isReached = true;
    return number;
  }).post({ number: 'x' });
  expect([reply.statusCode, reply.json(), isReached]).toEqual([400, { number: ['Має бути число'] }, false]);
});

test('a reply that breaks the contract is a bug, and its content is not sent', async () => {
  const reply = await serving((number) => number / 2).post({ number: 1 });
  expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal_error']);
  expect(reply.body).not.toContain('0.5');
});

test('pages of this process ask without HTTP, by the same contract', async () => {
  const { call } = serving((number) => number * 2).localApi;
  const ask = call as unknown as (address: string, request: object) => Promise<unknown>;
  expect(await ask('POST /api/v1/double/', { body: { number: 4 } })).toEqual({ doubled: 8 });
  await expect(ask('POST /api/v1/double/', { body: {} })).rejects.toMatchObject({ code: 'invalid_request' });
});

test('a caller above the rate limit is refused; pages of this process are not counted', async () => {
  const asked: unknown[] = [];
  const doubled: number[] = [];
  const double = (number: number) => {
    doubled.push(number);
    return number * 2;
  };
  const { post, localApi } = serving(double, async (...given) => {
    asked.push(given);
    throw new Refusal('too_many_requests', { retry_after: 30 });
  });

  const reply = await post({ number: 21 });

  expect([reply.statusCode, reply.headers['retry-after'], doubled]).toEqual([429, '30', []]);
  expect(asked).toEqual([[limit, { address: '203.0.113.7', subject: '21' }]]);
  const ask = localApi.call as unknown as (address: string, request: object) => Promise<unknown>;
  expect(await ask('POST /api/v1/double/', { body: { number: 4 } })).toEqual({ doubled: 8 });
  expect(asked).toHaveLength(1);
});
