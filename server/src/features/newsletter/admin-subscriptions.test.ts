import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';

test('somebody is unsubscribed by the staff once, and the log does not say who', async () => {
  await using shop = await openTestShop();
  const manager = await signedIn(shop, 'manager');
  for (const email of ['olena@rosa.example', 'iryna@rosa.example'])
    await shop.post('/api/v1/actions/subscriptions/', { email });
  expect((await manager.get('subscriptions/?q=OLENA&state=pending')).json()).toMatchObject({
    data: [{ id: 1, email: 'olena@rosa.example', state: 'pending', confirmed_at: null }],
    total: 1,
  });

  const reply = await manager.post('subscriptions/1/unsubscribe/');
  expect(reply.json()).toMatchObject({ state: 'unsubscribed', unsubscribed_at: expect.any(String) });
  expect((await manager.post('subscriptions/1/unsubscribe/')).json()).toEqual(reply.json());

  const log = await auditOf(shop, 'subscription');
  expect(log).toMatchObject([{ before: { state: 'pending' }, after: { state: 'unsubscribed' } }]);
  expect(JSON.stringify(log)).not.toContain('olena');
  expect((await manager.get('subscriptions/?state=pending')).json().total).toBe(1);
  expect((await manager.post('subscriptions/9/unsubscribe/')).json()).toMatchObject({ code: 'subscription_not_found' });
});
