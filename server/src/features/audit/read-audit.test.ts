import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { signedIn } from '../../../tests/staff.ts';
import { recordChange } from './record-change.ts';

test('the log says who changed what, and finds it by person, subject and day in Kyiv', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const manager = await signedIn(shop, 'manager');
  await owner.put(`staff/${manager.id}/`, { name: 'Марко', role: 'manager', is_active: true });
  // Half past midnight in Kyiv, still the day before in UTC.
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
        subject_name: 'Марко',
        names: { [`staff ${manager.id}`]: 'Марко' },
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

test('things are called by name: as now, and what was deleted as it was called last', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const fields = {
    name: 'Verba',
    slug: 'verba',
    character: '',
    banners: [],
    home_banner_id: null,
    home_banner_alt: '',
    position: 0,
  };
  const { id: brand } = (await owner.post('brands/', fields)).json();
  await owner.put(`brands/${brand}/`, { ...fields, name: 'Верба' });
  const { id: gone } = (await owner.post('product-types/', { name: 'Креми', slug: 'creams', position: 0 })).json();
  await owner.delete(`product-types/${gone}/`);
  const product = await shop.addProduct({ brandId: brand, slug: 'cream', name: 'Крем для рук' });
  await owner.post(`products/${product}/archive/`);
  await shop.shop.db.transaction((tx) =>
    recordChange(
      tx,
      { id: owner.id },
      {
        action: 'update',
        subject: 'product',
        subjectId: product,
        before: { brand_id: brand, product_type_ids: [gone] },
        after: { brand_id: 99, product_type_ids: [] },
      },
    ),
  );

  const { data } = (await owner.get('audit/?sort=at&order=DESC')).json();
  const named = data.map((each: Record<string, unknown>) => [each.action, each.subject, each.subject_name]);
  expect(named.slice(0, 6)).toEqual([
    ['update', 'product', 'Крем для рук'],
    ['archive', 'product', 'Крем для рук'],
    ['delete', 'product_type', 'Креми'],
    ['create', 'product_type', 'Креми'],
    ['update', 'brand', 'Верба'],
    ['create', 'brand', 'Верба'],
  ]);
  expect(data[0].names).toEqual({
    [`product ${product}`]: 'Крем для рук',
    [`brand ${brand}`]: 'Верба',
    [`product_type ${gone}`]: 'Креми',
  });
});
