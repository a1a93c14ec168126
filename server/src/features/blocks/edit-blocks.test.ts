import type { StoredBlock } from '@shop/contract/blocks.ts';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../tests/orders.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';

const quote = (words: string, more: object = {}) => ({
  id: `q-${words.length}`,
  kind: 'quote',
  data: { words },
  ...more,
});

async function wordsOnHome(shop: TestShop): Promise<unknown[]> {
  const { blocks } = (await shop.get('/api/v1/pages/blocks/home/')).json();
  return blocks.map(({ data }: StoredBlock) => ('words' in data ? data.words : 'banners' in data ? 'default' : '-'));
}

test('a draft is seen by the staff only, until it is published or dropped', async () => {
  await using shop = await openTestShop();
  const editor = await signedIn(shop, 'content_editor');
  const first = (await editor.get('blocks/home/')).json();
  expect(first).toMatchObject({
    is_draft: false,
    published_version: 0,
    version: 0,
    changed_by: null,
    planned_at: null,
  });
  expect(first.blocks).toHaveLength(5);

  const saved = await editor.put('blocks/home/', { blocks: [quote('Перша')], version: 0 });
  expect([saved.statusCode, saved.json()]).toMatchObject([200, { is_draft: true, version: 1, changed_by: 'Олена' }]);
  expect((await wordsOnHome(shop))[0]).toBe('default');
  expect(await auditOf(shop, 'blocks')).toEqual([]);

  const dropped = (await editor.delete('blocks/home/draft/')).json();
  expect([dropped.is_draft, dropped.blocks.length]).toEqual([false, 5]);
  expect(await shop.rows('block_drafts')).toEqual([]);

  await editor.put('blocks/home/', { blocks: [quote('Друга')] });
  const published = (await editor.post('blocks/home/publish/', { blocks: [quote('Друга')] })).json();
  expect(published).toMatchObject({ is_draft: false, published_version: 1 });
  expect(await wordsOnHome(shop)).toEqual(['Друга']);
  const places = (await editor.get('blocks/')).json();
  expect(places.map(({ place, count }: { place: string; count: number }) => [place, count])).toEqual([
    ['home', 1],
    ['about', 2],
    ['contacts', 1],
    ['top_bar', 1],
    ['menu', 7],
    ['footer', 5],
  ]);
});

test('the log has where the blocks led before and lead now', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const banner = (link: string) => ({ id: 'link', kind: 'announcement', data: { text: 'Знижки', link } });
  await owner.post('blocks/top_bar/publish/', { blocks: [banner('/sertificates')] });
  await owner.post('blocks/top_bar/publish/', { blocks: [banner('https://example.com/a')] });
  expect(await auditOf(shop, 'blocks')).toMatchObject([
    {
      action: 'publish',
      subject_id: 'top_bar',
      before: { version: 0, links: [] },
      after: { version: 1, links: ['/sertificates'] },
    },
    {
      before: { version: 1, links: ['/sertificates'] },
      after: { version: 2, links: ['https://example.com/a'] },
    },
  ]);
});

test('an old version is published again, as a new one', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  for (const words of ['Один', 'Двічі']) await owner.post('blocks/home/publish/', { blocks: [quote(words)] });
  expect((await owner.post('blocks/home/restore/', { version: 1 })).json().published_version).toBe(3);
  expect(await wordsOnHome(shop)).toEqual(['Один']);
  const versions = (await owner.get('blocks/home/versions/')).json();
  expect(versions.map(({ version, state }: { version: number; state: string }) => [version, state])).toEqual([
    [3, 'shown'],
    [2, 'past'],
    [1, 'past'],
  ]);
  expect(versions[0]).toMatchObject({ published_by: 'Олена', blocks: [{ kind: 'quote' }] });
  const missing = await owner.post('blocks/home/restore/', { version: 9 });
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'not_found']);
  expect(await shop.rows('block_versions')).toHaveLength(3);
});

test('a version is planned, replaced by another plan, and taken back into the draft', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const plan = async (words: string, starts_at: string) =>
    (await owner.post('blocks/home/publish/', { blocks: [quote(words)], starts_at })).json();
  expect(await plan('Перший план', '2099-01-01T10:00:00+02:00')).toMatchObject({
    planned_at: '2099-01-01T08:00:00.000Z',
    published_version: 0,
  });
  await plan('Другий задум', '2099-02-01T00:00:00Z');
  await owner.post('blocks/home/publish/', { blocks: [quote('Зараз')] });
  const versions = (await owner.get('blocks/home/versions/')).json();
  expect(versions.map(({ state }: { state: string }) => state)).toEqual(['shown', 'planned']);
  expect(await wordsOnHome(shop)).toEqual(['Зараз']);

  const back = (await owner.delete('blocks/home/planned/')).json();
  expect(back).toMatchObject({ planned_at: null, is_draft: true, blocks: [{ data: { words: 'Другий задум' } }] });
  const again = await owner.delete('blocks/home/planned/');
  expect([again.statusCode, again.json().code]).toEqual([404, 'not_found']);
  expect((await auditOf(shop, 'blocks')).map(({ action }) => action)).toEqual([
    'publish',
    'publish',
    'publish',
    'cancel',
  ]);
  // A moment that has passed means at once.
  await plan('Учора', '2020-01-01T00:00:00Z');
  expect(await wordsOnHome(shop)).toEqual(['Учора']);
});

test('what somebody else has changed meanwhile is not overwritten', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const editor = await signedIn(shop, 'content_editor');
  const one = owner.put('blocks/home/', { blocks: [quote('Одна')], version: 0 });
  const other = editor.put('blocks/home/', { blocks: [quote('Друга')], version: 0 });
  const replies = await Promise.all([one, other]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const late = await editor.post('blocks/home/publish/', { blocks: [quote('Пізня')], version: 0 });
  expect(late.json().code).toBe('changed_meanwhile');
  expect(await shop.rows('block_versions')).toEqual([]);
  expect(await shop.rows('block_drafts')).toHaveLength(1);
});

const announcement = (link: string) => [{ id: 'a', kind: 'announcement', data: { text: 'Ні', link } }];
const linkMessage = {
  blocks: { 0: { data: { link: ['Має бути адреса в крамниці, як-от /collection/verba, або https://…'] } } },
};

test.each([
  ['a script', 'top_bar', announcement('javascript:alert(1)'), linkMessage],
  ['another site by two slashes', 'top_bar', announcement('//evil.example'), linkMessage],
  ['another site by a backslash', 'top_bar', announcement('/\\evil.example'), linkMessage],
  ['data', 'top_bar', announcement('data:text/html,x'), linkMessage],
  ['a site without encryption', 'top_bar', announcement('http://evil.example'), linkMessage],
  ['a kind from elsewhere', 'home', announcement('/'), { blocks: { 0: { kind: ['Такий блок сюди не підходить'] } } }],
  [
    'one block twice',
    'home',
    [quote('а'), quote('б')],
    { blocks: ['Кожен блок може бути лише один раз. Оновіть сторінку редактора'] },
  ],
  [
    'an end before the beginning',
    'home',
    [quote('а', { from: '2026-11-20T00:00:00Z', until: '2026-11-19T00:00:00Z' })],
    { blocks: { 0: { until: ['Кінець має бути пізніше за початок'] } } },
  ],
])('%s is refused in words, and nothing changes', async (_what, place, blocks, messages) => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  for (const reply of [
    await owner.put(`blocks/${place}/`, { blocks }),
    await owner.post(`blocks/${place}/publish/`, { blocks }),
    await owner.post(`blocks/${place}/preview/`, { blocks }),
  ])
    expect([reply.statusCode, reply.json()]).toEqual([400, messages]);
  for (const table of ['block_drafts', 'block_versions', 'block_previews', 'audit_log'])
    expect((await shop.rows(table)).filter(({ subject }) => subject !== 'staff')).toEqual([]);
});

test('a picture that does not exist is refused', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const blocks = [{ id: 'b', kind: 'banner', data: { picture: { id: 77 } } }];
  for (const reply of [
    await owner.put('blocks/home/', { blocks }),
    await owner.post('blocks/home/publish/', { blocks }),
    await owner.post('blocks/home/preview/', { blocks }),
  ])
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'picture_gone']);
  expect(await shop.rows('block_versions')).toEqual([]);
});

test('rich text has no form, frame, script or style, and no links to elsewhere', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const text = [
    '<h2 style="color:red" onclick="x()">Так</h2><script>x()</script><style>p{}</style><form><input></form>',
    '<iframe src="https://evil.example"></iframe><a href="javascript:x()">а</a><a href="//evil.example">б</a>',
    '<a href="/\t/evil.example">в</a><a href="http://evil.example">г</a><a href="/about-us">ґ</a>',
    '<a href="https://example.com/?a=1&amp;b=2">д</a><svg><a href="/x">е</a></svg>',
  ].join('');
  const { blocks } = (
    await owner.post('blocks/home/publish/', { blocks: [{ id: 't', kind: 'rich_text', data: { text } }] })
  ).json();
  expect(blocks[0].data.text).toBe(
    '<h2>Так</h2><a>а</a><a>б</a><a>в</a><a>г</a><a href="/about-us">ґ</a><a href="https://example.com/?a=1&amp;b=2">д</a><a href="/x">е</a>',
  );
  const [entry] = await auditOf(shop, 'blocks');
  expect(entry!.after).toEqual({ version: 1, links: ['/about-us', 'https://example.com/?a=1&b=2', '/x'] });
});

test('ten megabytes of blocks are refused before they are read', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const reply = await owner.put('blocks/home/', { blocks: [quote('а'.repeat(5_000_000))] });
  expect([reply.statusCode, reply.json().code]).toEqual([413, 'body_too_large']);
  expect(await shop.rows('block_drafts')).toEqual([]);
});

test('managers, customers and strangers neither see nor change blocks', async () => {
  await using shop = await openTestShop();
  const manager = await signedIn(shop, 'manager');
  const replies = [
    await manager.get('blocks/home/'),
    await manager.put('blocks/home/', { blocks: [] }),
    await manager.post('blocks/home/publish/', { blocks: [] }),
    await manager.post('blocks/home/preview/', { blocks: [] }),
  ];
  expect(replies.map((reply) => reply.json().code)).toEqual(Array(4).fill('not_allowed'));
  const stranger = await shop.post('/api/v1/admin/blocks/home/publish/', { blocks: [] });
  expect(stranger.json().code).toBe('not_authenticated');
  expect(await shop.rows('block_versions')).toEqual([]);
});
