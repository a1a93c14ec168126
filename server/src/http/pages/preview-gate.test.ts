import type { PageContext } from '@shop/contract/page-context.ts';
import { expect, test } from 'vitest';
import { register } from '../../../tests/accounts.ts';
import { countingStorefront, htmlPage } from '../../../tests/counting-storefront.ts';
import { logInto } from '../../../tests/log-into.ts';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';
import { deletePreviews } from '../../features/blocks/preview-blocks.ts';

const blocks = [{ id: 'quote', kind: 'quote', data: { words: 'Лише в нас' } }];

/** A storefront that answers as the page of previews does, and keeps what it was given. */
function previewPages() {
  const given: PageContext['preview'][] = [];
  const storefront = countingStorefront(async (times, _url, { preview }) => {
    given.push(preview);
    return htmlPage(`time ${times}`, { status: preview === undefined ? 404 : 200 });
  });
  return { ...storefront, given };
}

test('the staff sees unpublished blocks, each time anew, in a frame of the back office', async () => {
  const storefront = previewPages();
  await using shop = await openTestShop({ storefront, containerId: 'GTM-ABC123' });
  const editor = await signedIn(shop, 'content_editor');
  const owner = await signedIn(shop);
  const reply = await editor.post('blocks/home/preview/', { blocks });
  expect(reply.statusCode).toBe(201);
  const { path, expires_at } = reply.json();
  expect(path).toMatch(/^\/preview\/[\w-]{32}$/);
  expect(Math.round((Date.parse(expires_at) - Date.now()) / 60_000)).toBe(60);

  for (const { headers } of [editor, owner]) {
    const page = await shop.get(path, headers);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.headers['content-security-policy']).not.toContain('google');
    expect(page.headers).not.toHaveProperty('etag');
  }
  const shown = {
    place: 'home',
    blocks: [{ id: 'quote', kind: 'quote', data: { words: 'Лише в\u00a0нас', who: '' } }],
  };
  expect(storefront.given).toEqual([shown, shown]);
  expect((await shop.get('/')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(await auditOf(shop, 'blocks')).toEqual([]);
});

test('nobody else finds anything there, nor anybody at a guessed or an ended address', async () => {
  const storefront = previewPages();
  await using shop = await openTestShop({ storefront });
  const owner = await signedIn(shop);
  const manager = await signedIn(shop, 'manager');
  const customer = await register(shop);
  const { path } = (await owner.post('blocks/home/preview/', { blocks })).json();
  const [{ token_hash }] = (await shop.rows('block_previews')) as [{ token_hash: string }];
  const guesses = [`/preview/${token_hash}`, '/preview/guess', `${path}x`];
  for (const [address, headers] of [
    [path, {}],
    [path, manager.headers],
    [path, customer.headers],
    ...guesses.map((guess) => [guess, owner.headers] as const),
  ] as const) {
    const page = await shop.get(address, headers);
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
  expect((await shop.get(path, owner.headers)).statusCode).toBe(200);

  await shop.database.pool.query(`update block_previews set expires_at = now()`);
  expect((await shop.get(path, owner.headers)).statusCode).toBe(404);
  await deletePreviews(shop.shop);
  expect(await shop.rows('block_previews')).toEqual([]);
});

test('in a live shop the staff needs its second factor to see a preview', async () => {
  const storefront = previewPages();
  await using demo = await openTestShop({ storefront });
  const owner = await signedIn(demo);
  const { path } = (await owner.post('blocks/home/preview/', { blocks })).json();
  await using live = await openTestShop({ storefront, mode: 'live', database: demo.database });
  expect((await live.get(path, owner.headers)).statusCode).toBe(404);
  expect((await demo.get(path, owner.headers)).statusCode).toBe(200);
});

test('a preview shows another moment, with the current stock', async () => {
  const storefront = previewPages();
  await using shop = await openTestShop({ storefront });
  const owner = await signedIn(shop);
  const brandId = await shop.addBrand();
  await shop.addProduct({ brandId, slug: 'cream', variants: [variant('C', 100_00, { stock: 3 })] });
  const later = [
    {
      id: 'shelf',
      kind: 'products',
      from: '2030-01-01T00:00:00Z',
      data: { title: 'Полиця', products: { rule: 'brand', id: brandId } },
    },
  ];
  const seen = async (at: string | null) => {
    const { path } = (await owner.post('blocks/home/preview/', { blocks: later, at })).json();
    await shop.get(path, owner.headers);
    return storefront.given.at(-1)!.blocks;
  };
  expect(await seen(null)).toEqual([]);
  expect(await seen('2030-01-01T02:00:00+02:00')).toMatchObject([
    { id: 'shelf', data: { products: [{ slug: 'cream', variants: [{ stock: 3 }] }] } },
  ]);
});

test('a member keeps twenty previews, and their addresses are in no log', async () => {
  const lines: unknown[] = [];
  await using shop = await openTestShop({
    storefront: previewPages(),
    log: logInto((line) => lines.push(line), 'trace'),
  });
  const owner = await signedIn(shop);
  const paths: string[] = [];
  for (let number = 0; number < 22; number += 1)
    paths.push((await owner.post('blocks/home/preview/', { blocks })).json().path);
  expect(await shop.rows('block_previews')).toHaveLength(20);
  expect((await shop.get(paths.at(-1)!, owner.headers)).statusCode).toBe(200);
  expect((await shop.get(paths[0]!, owner.headers)).statusCode).toBe(404);
  for (const path of paths) expect(JSON.stringify(lines)).not.toContain(path.slice('/preview/'.length));
  expect((await shop.get('/robots.txt')).body).toContain('Disallow: /preview/');
});
