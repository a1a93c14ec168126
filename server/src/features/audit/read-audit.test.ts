import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { signedIn } from '../../../tests/staff.ts';

test('the log says who changed what, and finds it by person, subject and day in Kyiv', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const manager = await signedIn(shop, 'manager');
  await owner.put(`staff/${manager.id}/`, { name: 'Марко', role: 'manager', is_active: true });
  // Half past midnight in Kyiv, which is still the day before at Greenwich.
  await shop.database.pool.query(
    `insert into audit_log (at, staff_id, action, subject, subject_id) values ('2026-01-14T22:30:00Z', ${manager.id}, 'ship', 'order', '7')`,
  );
  const found = async (query: string) => (await owner.get(`audit/${query}`)).json();

  const latest = await found('?sort=at&order=DESC&per_page=1');
  expect([latest.total, latest.data]).toEqual([
    6,
    [
      {
        id: expect.any(Number),
        at: expect.any(String),
        staff: { id: owner.id, name: 'Олена' },
        action: 'update',
        subject: 'staff',
        subject_id: String(manager.id),
        before: { name: 'Олена' },
        after: { name: 'Марко' },
      },
    ],
  ]);
  const actions = async (query: string) => (await found(query)).data.map(({ action }: { action: string }) => action);
  expect(await actions(`?staff_id=${manager.id}`)).toEqual(['ship', 'sign_in']);
  expect(await actions('?subject=order&subject_id=7')).toEqual(['ship']);
  expect(await actions('?from=2026-01-15&to=2026-01-15')).toEqual(['ship']);
  expect(await actions('?from=2026-01-14&to=2026-01-14')).toEqual([]);
  const [shopItself] = (await found('?action=create')).data;
  expect(shopItself.staff).toBeNull();
});
