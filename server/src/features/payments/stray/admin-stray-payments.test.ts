import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { signedIn } from '../../../../tests/staff.ts';

test('payments without an order are listed for a seller to look up, without what else the provider said', async () => {
  await using shop = await openTestShop();
  const manager = await signedIn(shop, 'manager');
  await shop.database.pool.query(
    `insert into stray_payment_reports (provider, fingerprint, reference, provider_status, amount, currency, body)
     values ('wayforpay', 'one', 'R-1', 'Approved', 125050, 'UAH', '{"email":"olena@rosa.example"}')`,
  );
  const { data, total } = (await manager.get('stray-payments/?q=r-1')).json();
  expect([total, data]).toEqual([
    1,
    [
      {
        id: 1,
        provider: 'wayforpay',
        reference: 'R-1',
        provider_status: 'Approved',
        amount: '1250.50',
        currency: 'UAH',
        at: expect.any(String),
      },
    ],
  ]);
});
