import { saveLook } from '@shop/server/features/look/look-row.ts';
import { expect, test } from 'vitest';
import { openTestShop } from '../../server/tests/open-test-shop.ts';
import { loadFormerLook } from './load-look.ts';
import { pictureStore } from './picture-store.ts';

test('a shop that is updated keeps the pictures that were code, and those that its editors chose stay', async () => {
  await using updated = await openTestShop({ isUnnamed: true });
  const load = () => updated.shop.db.transaction((tx) => loadFormerLook(tx, pictureStore(tx, updated.shop.media)));
  await load();
  const { cover, social } = (await updated.get('/api/v1/shop/settings/')).json().look;
  expect([cover.width, social.width]).toEqual([1000, 1200]);
  await updated.shop.db.transaction((tx) => saveLook(tx, { accent: '#402020' }));
  await load();
  expect((await updated.rows('shop_settings')).find(({ name }) => name === 'look')!.value).toMatchObject({
    accent: '#402020',
    cover_id: null,
  });
});
