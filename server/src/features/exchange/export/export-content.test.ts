import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { signedIn } from '../../../../tests/staff.ts';

test('an editor takes along all that the shop says about itself, in one file', async () => {
  await using shop = await openTestShop();
  const editor = await signedIn(shop, 'content_editor');
  const quote = { id: 'q', kind: 'quote', data: { words: 'Мед не поспішає', who: 'Оленка' } };
  expect((await editor.post('blocks/home/publish/', { blocks: [quote] })).statusCode).toBe(200);
  expect((await editor.put('blocks/about/', { blocks: [] })).statusCode).toBe(200);
  const page = { slug: 'pro-med', title: 'Про мед', content: '<p>Липовий</p>' };
  expect((await editor.post('information-pages/', page)).statusCode).toBe(201);
  const texts = { subject: 'Прийнято', preheader: '', opening: 'Дякуємо!', closing: '' };
  expect((await editor.put('letter-texts/order-placed/', texts)).statusCode).toBe(200);

  const file = await editor.get('export/content/');
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(JSON.parse(file.body)).toMatchObject({
    settings: { name: 'Роса' },
    look: null,
    blocks: { published: [{ place: 'home', version: 1, blocks: [quote] }], drafts: [{ place: 'about', blocks: [] }] },
    information_pages: { published: [], drafts: [{ id: 'pro-med', title: 'Про мед' }] },
    letter_texts: [{ kind: 'order-placed', subject: 'Прийнято', opening: 'Дякуємо!' }],
  });
  const manager = await signedIn(shop, 'manager');
  expect((await manager.get('export/content/')).statusCode).toBe(403);
});
