import { defaultPages } from '@shop/wording/default-pages.ts';
import { expect, test } from 'vitest';
import { openShopWithPages } from '../../../tests/information-pages.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';

const text = { title: 'Догляд узимку', content: '<p>Перша чернетка</p>' };

test('a new page is a draft that nobody sees, then a page at its own address, and the draft is gone', async () => {
  await using shop = await openShopWithPages();
  const { editor, pages } = shop;
  const made = await editor.post(pages, { slug: 'winter-care', ...text, content: `${text.content}<script>x</script>` });
  expect([made.statusCode, made.json()]).toEqual([
    201,
    {
      id: 'winter-care',
      path: '/info/winter-care',
      ...text,
      state: 'draft',
      has_draft: true,
      is_prepared: false,
      redirect_to: null,
      version: 0,
      revision: 1,
      updated_at: expect.any(String),
    },
  ]);
  expect((await shop.get('/api/v1/pages/info/winter-care/')).json().code).toBe('page_not_found');
  expect(await shop.visit('/info/winter-care')).toBe(404);

  const draft = await editor.put(`${pages}winter-care/draft/`, { ...text, content: '<p>Друга</p>', revision: 1 });
  expect(draft.json()).toMatchObject({ content: '<p>Друга</p>', state: 'draft', version: 0, revision: 2 });
  expect(await shop.visit('/info/winter-care')).toBe(404);

  const published = await editor.put(`${pages}winter-care/`, { ...text, content: '<p>Готово</p>', revision: 2 });
  expect(published.json()).toMatchObject({
    content: '<p>Готово</p>',
    state: 'published',
    has_draft: false,
    version: 1,
  });
  expect((await shop.get('/api/v1/pages/info/Winter-Care/')).json()).toEqual({
    title: text.title,
    content: '<p>Готово</p>',
    version: 1,
    updated: expect.any(String),
  });
  expect(await shop.visit('/info/winter-care')).toBe(200);
  expect(await shop.rows('information_page_drafts')).toEqual([]);
  const log = (await auditOf(shop, 'page')).map(({ action, before, after }) => [action, before, after]);
  expect(log).toEqual([
    ['create', null, { path: '/info/winter-care', ...text }],
    ['draft', { content: text.content }, { content: '<p>Друга</p>' }],
    ['publish', null, { version: 1, title: text.title }],
  ]);
});

test('a draft of a published page changes nothing that customers see, and can be dropped', async () => {
  await using shop = await openShopWithPages();
  const { editor, pages } = shop;
  await shop.publish('delivery', 'Доставка');
  await editor.put(`${pages}delivery/draft/`, { title: 'Інакше', content: '<p>Ще пишу</p>' });
  expect((await editor.get(`${pages}delivery/`)).json()).toMatchObject({
    title: 'Інакше',
    content: '<p>Ще пишу</p>',
    state: 'published',
    has_draft: true,
    version: 1,
  });
  const shown = async () => (await shop.get('/api/v1/pages/page/delivery/')).json();
  expect(await shown()).toMatchObject({ title: 'Доставка', content: '<p>Доставка</p>', version: 1 });

  expect((await editor.delete(`${pages}delivery/draft/`)).statusCode).toBe(204);
  expect((await editor.get(`${pages}delivery/`)).json()).toMatchObject({ title: 'Доставка', has_draft: false });
  expect(await shown()).toMatchObject({ title: 'Доставка', version: 1 });
});

test('of two editors the one who opened the page earlier is refused, whatever each of them does', async () => {
  await using shop = await openShopWithPages();
  const { editor, pages } = shop;
  await shop.addPage('care', 'Догляд');
  await shop.publish('delivery', 'Доставка');
  const { revision } = (await editor.get(`${pages}care/`)).json();
  const draft = { ...text, revision };
  const saved = await editor.put(`${pages}care/draft/`, draft);
  expect(saved.json().revision).toBe(revision + 1);

  const late = [
    await editor.put(`${pages}care/draft/`, { ...draft, title: 'Пізніше' }),
    await editor.put(`${pages}care/`, { ...draft, title: 'Пізніше' }),
    await editor.post(`${pages}care/withdraw/`, { redirect_to: '/page/delivery', revision }),
    await editor.post(`${pages}care/move/`, { slug: 'care-2', revision }),
  ];
  expect(late.map((reply) => [reply.statusCode, reply.json().code])).toEqual(Array(4).fill([409, 'changed_meanwhile']));
  expect((await editor.get(`${pages}care/`)).json()).toEqual(saved.json());
  expect((await shop.get('/api/v1/pages/info/care/')).json()).toMatchObject({ title: 'Догляд', version: 1 });
  expect(await shop.redirects()).toEqual([]);
});

test('of two who save, or take one address, at once exactly one wins', async () => {
  await using shop = await openShopWithPages();
  const { editor, pages } = shop;
  const made = await Promise.all(
    ['Перша', 'Друга'].map((title) => editor.post(pages, { slug: 'care', title, content: '' })),
  );
  expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
  const drafts = await Promise.all(
    ['А', 'Б'].map((title) => editor.put(`${pages}care/draft/`, { title, content: '', revision: 1 })),
  );
  expect(drafts.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await shop.rows('information_page_drafts')).toHaveLength(1);
});

test('no new page is begun at an address that is taken or is none', async () => {
  await using shop = await openShopWithPages();
  const { editor, pages } = shop;
  await shop.addPage('care', 'Догляд');
  const before = await shop.rows('audit_log');
  const slugs = ['terms', 'privacy', 'create', 'care', 'Care', 'a/b', 'a--b', '-a', 'догляд', '', 'x'.repeat(81)];
  for (const slug of slugs) {
    const reply = await editor.post(pages, { slug, ...text });
    expect([slug, reply.statusCode, Object.keys(reply.json())]).toEqual([slug, 400, ['slug']]);
  }
  expect(await shop.rows('information_page_drafts')).toEqual([]);
  expect(await shop.rows('audit_log')).toEqual(before);
});

test('a page that was never published can be deleted, and one that was cannot', async () => {
  await using shop = await openShopWithPages();
  const { editor, pages } = shop;
  await editor.post(pages, { slug: 'care', ...text });
  expect((await editor.delete(`${pages}care/`)).statusCode).toBe(204);
  expect((await editor.get(`${pages}care/`)).json().code).toBe('page_not_found');
  const last = (await auditOf(shop, 'page')).at(-1);
  expect([last!.action, last!.before]).toEqual(['delete', text]);

  await shop.addPage('care', 'Догляд');
  const refused = await editor.delete(`${pages}care/`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'page_was_published']);
  expect(await shop.visit('/info/care')).toBe(200);
  for (const address of ['nothing/', 'nothing/draft/', 'care/draft/', 'terms/', 'privacy/'])
    expect((await editor.delete(`${pages}${address}`)).statusCode, address).toBe(404);
});

test('nobody publishes a page with gaps, and each gap is named', async () => {
  await using shop = await openTestShop();
  const editor = await signedIn(shop, 'content_editor');
  const address = 'information-pages/privacy/';
  const prepared = (await editor.get(address)).json();
  expect(prepared).toMatchObject({ path: '/info/privacy', state: 'draft', is_prepared: true, has_draft: true });
  // What the shop cleans when it is saved is what it began with.
  const kept = (await editor.put(`${address}draft/`, prepared)).json();
  expect(kept).toMatchObject({ content: prepared.content, is_prepared: false });

  const text =
    '<p>Пишіть на [ЗАПОВНІТЬ: <strong>пошта</strong>]&nbsp;або [заповніть:&nbsp;телефон].</p><p>[ЗАПОВНІТЬ</p>';
  const refused = await editor.put(address, { title: 'Приватність', content: text });
  const gaps = ['[ЗАПОВНІТЬ: пошта]', '[заповніть: телефон]', '[ЗАПОВНІТЬ'];
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'gaps_left',
      gaps,
      detail: 'Сторінку не опубліковано. Заповніть у тексті: [ЗАПОВНІТЬ: пошта], [заповніть: телефон], [ЗАПОВНІТЬ.',
    },
  ]);
  expect((await editor.put(address, { title: '[ЗАПОВНІТЬ: назва]', content: '<p>Так</p>' })).statusCode).toBe(409);
  expect(await shop.rows('information_pages')).toEqual([]);
  expect((await editor.get(address)).json()).toEqual(kept);

  expect((await editor.put(address, { title: 'Приватність', content: '<p>Заповнено</p>' })).statusCode).toBe(200);
  expect((await shop.get('/api/v1/pages/')).json()).toEqual([{ title: 'Приватність', path: '/info/privacy' }]);
});

test.each(Object.entries(defaultPages))(
  'the prepared page %s is what the clean-up leaves, and has gaps',
  async (id, page) => {
    await using shop = await openTestShop();
    const editor = await signedIn(shop, 'content_editor');
    const preview = await editor.post('information-pages/preview/', { content: page!.content });
    expect(preview.json().content).toBe(page!.content);
    const refused = (await editor.put(`information-pages/${id}/`, { ...page })).json();
    expect(refused.code).toBe('gaps_left');
    expect(refused.gaps.length).toBeGreaterThan(5);
    expect(refused.gaps.every((gap: string) => /^\[ЗАПОВНІТЬ: [^\]]+\]$/.test(gap))).toBe(true);
  },
);

test('what was never a page is no page to be changed', async () => {
  await using shop = await openTestShop();
  const editor = await signedIn(shop, 'content_editor');
  const tries = [
    await editor.get('information-pages/nothing/'),
    await editor.put('information-pages/nothing/', text),
    await editor.put('information-pages/nothing/draft/', text),
    await editor.post('information-pages/nothing/move/', { slug: 'else' }),
    await editor.post('information-pages/nothing/withdraw/', { redirect_to: '/' }),
  ];
  expect(tries.map((reply) => [reply.statusCode, reply.json().code])).toEqual(Array(5).fill([404, 'page_not_found']));
  expect(await shop.rows('record_versions')).toEqual([]);
});
