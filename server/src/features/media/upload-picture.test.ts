import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { picture } from '../../../tests/products.ts';
import { signedIn } from '../../../tests/staff.ts';

test('a picture is kept once, however often it is sent, and shown at its address', async () => {
  await using shop = await openTestShop({ hasOwnServer: true });
  const editor = await signedIn(shop, 'content_editor');
  const bytes = await picture('green');
  const first = await editor.post('pictures/', bytes);
  expect([first.statusCode, first.json()]).toMatchObject([201, { id: 1, picture: { width: 40, height: 30 } }]);
  expect((await editor.post('pictures/', bytes)).json()).toEqual(first.json());
  const shown = await shop.get(first.json().picture.image);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test('what is no picture, or is broken or too large, is refused by its content', async () => {
  await using shop = await openTestShop({ hasOwnServer: true });
  const editor = await signedIn(shop, 'content_editor');
  const send = async (bytes: Buffer) => {
    const reply = await editor.post('pictures/', bytes);
    return [reply.statusCode, reply.json().code];
  };
  const whole = await picture('red', { width: 400, height: 300 });
  const vast = await sharp({ create: { width: 8_000, height: 7_000, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect(await send(Buffer.from(svg))).toEqual([400, 'not_a_picture']);
  expect(await send(Buffer.from('<!doctype html><p>'))).toEqual([400, 'not_a_picture']);
  expect(await send(whole.subarray(0, whole.length / 2))).toEqual([400, 'not_a_picture']);
  expect(await send(vast)).toEqual([400, 'picture_too_many_pixels']);
  expect(await send(Buffer.alloc(16 * 1024 * 1024))).toEqual([413, 'body_too_large']);
  expect(await shop.rows('pictures')).toEqual([]);
});

test('where a photograph was taken is not told to who sees it in the shop', async () => {
  await using shop = await openTestShop({ hasOwnServer: true });
  const editor = await signedIn(shop, 'content_editor');
  const taken = await sharp(await picture('green'))
    .withExif({ IFD0: { Artist: 'Olena' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif?.includes('Olena')).toBe(true);
  const { image, sizes } = (await editor.post('pictures/', taken)).json().picture;
  for (const address of [image, sizes[0].avif, sizes[0].webp]) {
    const shown = (await shop.get(address)).rawPayload;
    expect([(await sharp(shown).metadata()).exif, shown.includes('Olena')]).toEqual([undefined, false]);
  }
});

test('a picture that is a script, too, is drawn anew before anybody sees it', async () => {
  await using shop = await openTestShop({ hasOwnServer: true });
  const editor = await signedIn(shop, 'content_editor');
  const script = Buffer.from('*/=1;alert(document.cookie)//');
  const polyglot = Buffer.concat([await picture('green'), script]);
  const { image } = (await editor.post('pictures/', polyglot)).json().picture;
  const shown = await shop.get(image);
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(shown.rawPayload.includes('alert')).toBe(false);
  expect((await editor.post('pictures/', Buffer.alloc(0))).json().code).toBe('not_a_picture');
  expect((await editor.post('pictures/', Buffer.concat([Buffer.from('GIF89a/*'), script]))).json().code).toBe(
    'not_a_picture',
  );
});
