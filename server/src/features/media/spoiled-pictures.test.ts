import { expect, test } from 'vitest';
import { logInto } from '../../../tests/log-into.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { picture } from '../../../tests/products.ts';
import { keepPicture } from './keep-picture.ts';
import type { MediaStore } from './media-store.ts';
import { preparePictures } from './prepare-pictures.ts';

const page = Buffer.from('<html>a captive portal</html>');
const signal = new AbortController().signal;

/** A store in memory that can return other bytes than were stored and records the requested keys. */
function oddStore() {
  const objects = new Map<string, Buffer>();
  const odd = { answer: (bytes: Buffer | undefined, _key: string) => bytes, asked: [] as string[], objects };
  const media: MediaStore = {
    write: async (key, bytes) => void objects.set(key, Buffer.from(bytes)),
    read: async (key) => {
      odd.asked.push(key);
      return odd.answer(objects.get(key), key);
    },
    remove: async (key) => void objects.delete(key),
  };
  return Object.assign(odd, { media });
}

async function openShopWithPicture() {
  const store = oddStore();
  const lines: Record<string, unknown>[] = [];
  const shop = await openTestShop({ media: store.media, log: logInto((line) => lines.push(line), 'debug') });
  await keepPicture(shop.shop.db, store.media, await picture('green', { width: 400 }));
  const [{ fingerprint }] = (await shop.rows('pictures')) as [{ fingerprint: string }];
  return Object.assign(shop, { store, lines, fingerprint, address: (file: string) => `/media/${fingerprint}/${file}` });
}

test.each([
  ['a page instead of everything', () => page],
  ['half of everything', (bytes: Buffer | undefined) => bytes?.subarray(0, bytes.length / 2)],
])(
  'with a store that answers %s pictures are put off, kept by nobody, and come back by themselves',
  async (_what, spoil) => {
    await using shop = await openShopWithPicture();
    const was = (await shop.get(shop.address('320.webp'))).rawPayload;
    shop.store.answer = spoil;
    for (const file of ['320.webp', '320.avif', '400.webp']) {
      const refused = await shop.get(shop.address(file));
      expect([refused.statusCode, refused.headers['cache-control'], refused.json().code]).toEqual([
        503,
        'no-store',
        'service_unavailable',
      ]);
    }
    await expect(preparePictures(shop.shop, signal)).rejects.toThrow('wrong bytes for the original');
    expect(await shop.rows('pictures')).toMatchObject([{ prepared_at: null, preparation_failures: 0 }]);

    shop.store.answer = (bytes) => bytes;
    expect((await shop.get(shop.address('320.webp'))).rawPayload).toEqual(was);
    await preparePictures(shop.shop, signal);
    expect(await shop.rows('pictures')).toMatchObject([{ prepared_at: expect.anything() }]);
  },
);

test.each(['webp', 'avif'])('a size that was kept as no picture is made again (%s)', async (format) => {
  await using shop = await openShopWithPicture();
  const was = (await shop.get(shop.address(`320.${format}`))).rawPayload;
  const key = `made/${shop.fingerprint}/320.${format}`;
  shop.store.objects.set(key, page);
  const mended = await shop.get(shop.address(`320.${format}`));
  expect([mended.statusCode, mended.headers['content-type'], mended.rawPayload]).toEqual([200, `image/${format}`, was]);
  expect(shop.store.objects.get(key)).toEqual(was);
});

test('one spoiled original keeps no other picture from being prepared', async () => {
  await using shop = await openShopWithPicture();
  await keepPicture(shop.shop.db, shop.store.media, await picture('red', { width: 400 }));
  shop.store.answer = (bytes, key) => (key === `originals/${shop.fingerprint}` ? page : bytes);
  await expect(preparePictures(shop.shop, signal)).rejects.toThrow('wrong bytes for the original');
  expect(await shop.rows('pictures')).toMatchObject([{ prepared_at: null }, { prepared_at: expect.anything() }]);
});

test('a picture that many ask for at once is read once, and again for who comes later', async () => {
  await using shop = await openShopWithPicture();
  const address = shop.address('320.webp');
  await shop.get(address);
  shop.store.asked.length = 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.get(address)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(shop.store.asked).toHaveLength(1);
  await shop.get(address);
  expect(shop.store.asked).toHaveLength(2);
});
