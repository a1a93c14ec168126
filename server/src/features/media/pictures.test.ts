import sharp from 'sharp';
import { expect, test } from 'vitest';
import { logInto } from '../../../tests/log-into.ts';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { keepPicture } from './keep-picture.ts';
import { insertPicture } from './media.queries.ts';
import { preparePictures } from './prepare-pictures.ts';

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dbe8e2' } })
    .png()
    .toBuffer();

test('a picture is offered in sizes up to its own, and each is made when first asked for', async () => {
  await using shop = await openTestShop({ hasOwnServer: true });
  const pictureId = await keepPicture(shop.shop.db, shop.shop.media, await photograph(1000, 800));
  const pictures = [{ pictureId, alt: 'Крем' }];
  await shop.addProduct({
    brandId: await shop.addBrand(),
    slug: 'cream',
    variants: [variant('C-50', 100_00, { pictures })],
  });

  const [picture] = (await shop.get('/api/v1/shop/product/cream/')).json().variants[0].images;

  expect(picture).toMatchObject({
    alt: 'Крем',
    width: 1000,
    height: 800,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  expect(picture.sizes.map((each: { width: number }) => each.width)).toEqual([320, 640, 960, 1000]);
  for (const format of ['avif', 'webp'] as const) {
    const reply = await shop.get(picture.sizes[0][format]);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const made = await sharp(reply.rawPayload).metadata();
    expect([made.width, made.height]).toEqual([320, 256]);
  }
});

test('sizes nobody offered, unknown pictures and strange names are not found and make nothing', async () => {
  await using shop = await openTestShop({ hasOwnServer: true });
  await keepPicture(shop.shop.db, shop.shop.media, await photograph(500, 500));
  const [{ fingerprint }] = (await shop.rows('pictures')) as [{ fingerprint: string }];
  for (const address of [
    `${fingerprint}/321.webp`,
    `${fingerprint}/640.webp`,
    `${fingerprint}/320.png`,
    `${'0'.repeat(32)}/320.webp`,
    '..%2f..%2fetc/320.webp',
  ]) {
    expect((await shop.get(`/media/${address}`)).statusCode, address).toBe(404);
  }
});

test('the same bytes are one picture', async () => {
  await using shop = await openTestShop({ hasOwnServer: true });
  const bytes = await photograph(40, 40);
  const first = await keepPicture(shop.shop.db, shop.shop.media, bytes);
  expect(await keepPicture(shop.shop.db, shop.shop.media, bytes)).toBe(first);
  expect(await shop.rows('pictures')).toHaveLength(1);
});

test('what is no picture is refused by its content and leaves nothing', async () => {
  await using shop = await openTestShop({ hasOwnServer: true });
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
  for (const bytes of [Buffer.from('MZ not a picture'), drawing]) {
    await expect(keepPicture(shop.shop.db, shop.shop.media, bytes)).rejects.toThrow();
  }
  expect(await shop.rows('pictures')).toEqual([]);
});

test('the job makes every size ahead of customers, once', async () => {
  await using shop = await openTestShop({ hasOwnServer: true });
  await keepPicture(shop.shop.db, shop.shop.media, await photograph(400, 400));
  const [{ fingerprint }] = (await shop.rows('pictures')) as [{ fingerprint: string }];

  await preparePictures(shop.shop, new AbortController().signal);

  for (const file of ['320.avif', '320.webp', '400.avif', '400.webp']) {
    expect(await shop.shop.media.read(`made/${fingerprint}/${file}`), file).toBeDefined();
  }
  expect(await shop.rows('pictures')).toEqual([expect.objectContaining({ prepared_at: expect.anything() })]);
});

test('a broken picture is reported and does not keep the others waiting', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = logInto((line) => lines.push(line));
  await using shop = await openTestShop({ log });
  const broken = { fingerprint: '0'.repeat(32), format: 'png', width: 400, height: 400, bytes: 1, placeholder: '' };
  await insertPicture(shop.shop.db, broken);
  await keepPicture(shop.shop.db, shop.shop.media, await photograph(300, 300));

  await preparePictures(shop.shop, new AbortController().signal);

  const rows = (await shop.rows('pictures')).sort((a, b) => Number(a.width) - Number(b.width));
  expect(rows).toMatchObject([
    { width: 300, prepared_at: expect.anything(), preparation_failures: 0 },
    { width: 400, prepared_at: null, preparation_failures: 3 },
  ]);
  expect(lines.map(({ msg, picture }) => [msg, picture])).toEqual(
    Array.from({ length: 3 }, () => ['picture not prepared', broken.fingerprint]),
  );
});

test('a browser that has the picture is told so', async () => {
  await using shop = await openTestShop({ hasOwnServer: true });
  await keepPicture(shop.shop.db, shop.shop.media, await photograph(300, 300));
  const [{ fingerprint }] = (await shop.rows('pictures')) as [{ fingerprint: string }];
  const etag = `"${fingerprint}-300-webp"`;
  expect((await shop.get(`/media/${fingerprint}/300.webp`)).headers.etag).toBe(etag);
  expect((await shop.get(`/media/${fingerprint}/300.webp`, { 'if-none-match': etag })).statusCode).toBe(304);
});
