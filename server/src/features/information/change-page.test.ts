import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { signedIn } from '../../../tests/staff.ts';

const address = 'information-pages/delivery/';
const unsafe = '<h2>Доставка</h2><p onclick="x()">Новою поштою</p><script>alert(1)</script>';
const clean = '<h2>Доставка</h2><p>Новою поштою</p>';

test('a page is previewed as customers will see it, published, and published again as it was', async () => {
  await using shop = await openTestShop();
  const editor = await signedIn(shop, 'content_editor');
  const shown = async () => (await shop.get('/api/v1/pages/page/delivery/')).json();
  expect((await editor.get(address)).json()).toEqual({
    id: 'delivery',
    path: '/page/delivery',
    title: '',
    content: '',
    state: 'empty',
    has_draft: false,
    is_prepared: false,
    redirect_to: null,
    version: 0,
    revision: 0,
    updated_at: null,
  });
  expect((await editor.post('information-pages/preview/', { content: unsafe })).json()).toEqual({ content: clean });
  expect((await shown()).code).toBe('page_not_found');

  const published = await editor.put(address, { title: 'Доставка', content: unsafe });
  expect(published.json()).toMatchObject({ id: 'delivery', title: 'Доставка', content: clean, version: 1 });
  expect(await shown()).toMatchObject({ title: 'Доставка', content: clean, version: 1 });

  await editor.put(address, { title: 'Інакше', content: '<p>Кур’єром</p>' });
  expect(await shown()).toMatchObject({ title: 'Інакше', version: 2 });
  const restored = await editor.post(`${address}restore/`, { version: 1 });
  expect(restored.json()).toMatchObject({ title: 'Доставка', content: clean, version: 3 });
  expect(await shown()).toMatchObject({ title: 'Доставка', content: clean, version: 3 });

  const versions = (await editor.get(`${address}versions/`)).json();
  expect(versions).toMatchObject([
    { version: 3, title: 'Доставка', published_by: 'Олена' },
    { version: 2, title: 'Інакше', content: '<p>Кур’єром</p>' },
    { version: 1, title: 'Доставка' },
  ]);
  const log = (await shop.rows('audit_log')).filter(({ subject }) => subject === 'page');
  expect(log.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['publish', null, { version: 1, title: 'Доставка' }],
    ['publish', { version: 1 }, { version: 2, title: 'Інакше' }],
    ['publish', { version: 2 }, { version: 3, title: 'Доставка' }],
  ]);
  expect((await editor.get('information-pages/')).json()).toMatchObject({
    total: 6,
    data: [
      { id: 'delivery', version: 3, state: 'published' },
      { id: 'payment', version: 0, state: 'empty' },
      { id: 'loyalty', version: 0 },
      { id: 'terms', version: 0 },
      { id: 'privacy', version: 0, state: 'draft' },
      { id: 'returns', version: 0, state: 'draft' },
    ],
  });
});

test('a version that never was, and a page without words, change nothing', async () => {
  await using shop = await openTestShop();
  const editor = await signedIn(shop, 'content_editor');
  expect((await editor.post(`${address}restore/`, { version: 7 })).statusCode).toBe(404);
  expect((await editor.post(`${address}restore/`, { version: 2 ** 31 })).statusCode).toBe(400);
  expect((await editor.put(address, { title: 'Доставка', content: '' })).statusCode).toBe(400);
  expect(await shop.rows('information_page_versions')).toEqual([]);
});
