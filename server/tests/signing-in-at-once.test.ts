import { expect, test } from 'vitest';
import { openTestShop } from './open-test-shop.ts';

test('during sixty sign-ins at once the catalogue is answered, and sign-ins beyond the queue get a 503', async () => {
  await using shop = await openTestShop();
  const answered: string[] = [];
  const signingIn = Array.from({ length: 60 }, async (_, index) => {
    const reply = await shop.post('/api/v1/jwt/create/', { email: `${index}@rosa.example`, password: 'Kalyna-2026!' });
    answered.push('sign-in');
    return { status: reply.statusCode, retryAfter: reply.headers['retry-after'] };
  });
  const navbar = await shop.get('/api/v1/shop/navbar/');
  answered.push('catalogue');
  expect(navbar.statusCode).toBe(200);

  const replies = await Promise.all(signingIn);

  expect(answered.at(-1)).toBe('sign-in');
  const refused = replies.filter(({ status }) => status !== 401);
  expect(replies.length - refused.length).toBeGreaterThanOrEqual(41);
  for (const reply of refused) expect(reply).toEqual({ status: 503, retryAfter: '60' });
});
