import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { changeCatalogue } from '../catalogue-cache/change-catalogue.ts';
import { readPublicSettings, savePublicSettings } from '../shop-settings/public-settings.ts';

const address = '/manifest.webmanifest';
/** At an address that names the content. */
const drawn = (icon: string) => expect.stringMatching(new RegExp(`^/look/[0-9a-f]{16}/${icon}$`));

test('a phone learns how to install the shop', async () => {
  await using shop = await openTestShop();
  const reply = await shop.get(address);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
    'public, max-age=0, must-revalidate',
  ]);
  expect(reply.json()).toMatchObject({
    id: '/',
    name: 'Роса',
    short_name: 'Роса',
    lang: 'uk',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#173c31',
    background_color: '#fbfbf8',
    icons: [
      { src: drawn('app-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: drawn('app-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: drawn('app-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});

test('the app is called as the owner calls the shop', async () => {
  await using shop = await openTestShop();
  await shop.get(address);
  const settings = await readPublicSettings(shop.shop.db);
  await changeCatalogue(shop.shop, (tx) => savePublicSettings(tx, { ...settings, name: 'Роса на Подолі' }));
  expect((await shop.get(address)).json()).toMatchObject({ name: 'Роса на Подолі', short_name: 'Роса на Подолі' });
  const short = { ...settings, name: 'Роса на Подолі', short_name: 'Роса' };
  await changeCatalogue(shop.shop, (tx) => savePublicSettings(tx, short));
  expect((await shop.get(address)).json()).toMatchObject({ name: 'Роса на Подолі', short_name: 'Роса' });
});
