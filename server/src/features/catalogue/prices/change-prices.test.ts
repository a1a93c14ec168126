import { expect, test } from 'vitest';
import { openTestShop, variant } from '../../../../tests/open-test-shop.ts';
import { signedIn } from '../../../../tests/staff.ts';

const tenPercentMore = { kind: 'percent', percent: 10 };

test('many prices are changed exactly as they were previewed', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const brandId = await shop.addBrand();
  const other = await shop.addBrand({ slug: 'other' });
  await shop.addProduct({ brandId, slug: 'cream', variants: [variant('A', 1000_00), variant('B', 4_00)] });
  await shop.addProduct({ brandId: other, slug: 'toner', variants: [variant('C', 100_00)] });
  const input = { products: { filter: { brand_id: brandId } }, change: tenPercentMore, rounding: 'ten_hryvnias' };
  const prices = async () => (await shop.rows('variants')).map(({ price }) => Number(price));

  const preview = await owner.post('products/prices/preview/', input);

  expect(preview.json()).toMatchObject({
    data: [
      { code: 'A', product: 'cream', variant: '50 мл', before: { price: '1000.00' }, after: { price: '1100.00' } },
      { code: 'B', before: { price: '4.00' }, after: null, refusal: 'not_positive' },
    ],
    changed: 1,
    refused: 1,
    unchanged: 0,
  });
  expect(await prices()).toEqual([1000_00, 4_00, 100_00]);

  const { seen } = preview.json();
  const applied = await owner.post('products/prices/', { ...input, seen });
  expect([applied.statusCode, applied.json().changed]).toEqual([200, 1]);
  expect(await prices()).toEqual([1100_00, 4_00, 100_00]);
  const shown = (await shop.get('/api/v1/shop/product/cream/')).json();
  expect(shown.variants[0].price).toBe('1100.00');
  expect((await shop.rows('products')).map(({ version }) => version)).toEqual([2, 1]);
  expect((await shop.rows('audit_log')).at(-1)).toMatchObject({
    action: 'change-prices',
    subject_id: '1',
    before: { 'variants.1.price': '1000.00' },
    after: { 'variants.1.price': '1100.00' },
  });
});

test('a change of many prices is one entry of the log, which names each variant', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const brandId = await shop.addBrand();
  const cream = await shop.addProduct({
    brandId,
    slug: 'cream',
    variants: [variant('A', 1000_00), variant('B', 500_00)],
  });
  const oil = await shop.addProduct({ brandId, slug: 'oil', variants: [variant('C', 200_00, { title: 'Міні' })] });
  const input = { products: { ids: [cream, oil] }, change: tenPercentMore };
  const { seen } = (await owner.post('products/prices/preview/', input)).json();
  await owner.post('products/prices/', { ...input, seen });

  const { data } = (await owner.get('audit/?sort=at&order=DESC&action=change-prices')).json();
  expect(data).toMatchObject([
    {
      subject: 'product',
      subject_id: 'table',
      subject_name: null,
      before: { 'variants.1.price': '1000.00', 'variants.2.price': '500.00', 'variants.3.price': '200.00' },
      after: { 'variants.1.price': '1100.00', 'variants.2.price': '550.00', 'variants.3.price': '220.00' },
      names: { 'variant 1': 'cream, 50 мл', 'variant 2': 'cream, 50 мл', 'variant 3': 'oil, Міні, 50 мл' },
    },
  ]);
});

test('prices that somebody has changed since the preview stay as they are', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const id = await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  const input = { products: { ids: [id] }, change: tenPercentMore };
  const { seen } = (await owner.post('products/prices/preview/', input)).json();
  await owner.post('products/prices/', { ...input, seen });
  const before = await shop.rows('variants');

  const again = await owner.post('products/prices/', { ...input, seen });

  expect([again.statusCode, again.json().code]).toEqual([409, 'changed_meanwhile']);
  expect(await shop.rows('variants')).toEqual(before);
});
