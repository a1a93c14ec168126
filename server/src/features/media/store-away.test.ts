import { type Mishap, startS3Emulator } from '@shop/emulators/s3/s3-emulator.ts';
import { expect, test } from 'vitest';
import { logInto } from '../../../tests/log-into.ts';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { openShopForPartners } from '../../../tests/partner-forms.ts';
import { picture } from '../../../tests/products.ts';
import { signedIn } from '../../../tests/staff.ts';
import { s3Store } from '../../providers/media/s3-store.ts';
import { keepPicture } from './keep-picture.ts';
import { preparePictures } from './prepare-pictures.ts';

const access = { region: 'auto', bucket: 'rosa', accessKeyId: 'Planted-key', secretAccessKey: 'Planted-5ecret' };
const mishaps: Mishap[] = ['away', 'silent', 'breaking off', 'refusing', 'failing'];
const signal = new AbortController().signal;

/** A store that can be made to fail, and the log lines of the shop. */
async function openStore() {
  const s3 = await startS3Emulator(access);
  const lines: Record<string, unknown>[] = [];
  return Object.assign(s3, {
    media: s3Store({ ...access, endpoint: s3.endpoint }, { timeoutMs: 500 }),
    log: logInto((line) => lines.push(line), 'debug'),
    lines,
  });
}

test.each(mishaps)(
  'with a store that is %s an editor is told so, nothing half stays, and later it is kept',
  async (mishap) => {
    await using s3 = await openStore();
    await using shop = await openTestShop(s3);
    const editor = await signedIn(shop, 'content_editor');
    const bytes = await picture('green');
    s3.mishap = mishap;
    const refused = await editor.post('pictures/', bytes);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'picture_not_kept']);
    expect([await shop.rows('pictures'), [...s3.objects]]).toEqual([[], []]);

    s3.mishap = undefined;
    expect((await editor.post('pictures/', bytes)).statusCode).toBe(201);
    expect(JSON.stringify(s3.lines)).not.toMatch(/Planted/);
  },
);

test.each(mishaps)(
  'with a store that is %s goods are shown without pictures, which come back by themselves',
  async (mishap) => {
    await using s3 = await openStore();
    await using shop = await openTestShop(s3);
    const pictureId = await keepPicture(shop.shop.db, s3.media, await picture('green', { width: 400 }));
    const pictures = [{ pictureId, alt: 'Крем' }];
    const brandId = await shop.addBrand();
    await shop.addProduct({ brandId, slug: 'cream', variants: [variant('C-50', 100_00, { pictures })] });
    const [{ sizes }] = (await shop.get('/api/v1/shop/product/cream/')).json().variants[0].images;
    const made = await shop.get(sizes[0].webp);
    const [was, etag] = [new Map(s3.objects), String(made.headers.etag)];

    s3.mishap = mishap;
    const missing = await shop.get(sizes[0].webp);
    expect([missing.statusCode, missing.json().code]).toEqual([503, 'service_unavailable']);
    expect(missing.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '60' });
    expect((await shop.get(sizes[0].webp, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await shop.get('/api/v1/shop/product/cream/')).statusCode).toBe(200);
    await expect(preparePictures(shop.shop, signal)).rejects.toThrow('The media store');
    expect(await shop.rows('pictures')).toMatchObject([{ prepared_at: null, preparation_failures: 0 }]);
    expect(s3.objects).toEqual(was);

    s3.mishap = undefined;
    expect((await shop.get(sizes[0].webp)).rawPayload).toEqual(made.rawPayload);
    await preparePictures(shop.shop, signal);
    expect(await shop.rows('pictures')).toMatchObject([{ prepared_at: expect.anything() }]);
    expect(JSON.stringify(s3.lines)).not.toMatch(/Planted/);
  },
);

test.each(mishaps)(
  'with a store that is %s who applies as a partner is asked to come back, and no photograph stays',
  async (mishap) => {
    await using s3 = await openStore();
    await using shop = await openShopForPartners(s3);
    s3.mishap = mishap;
    const refused = await shop.apply();
    expect([refused.statusCode, refused.json().detail]).toEqual([
      503,
      'Крамниця тимчасово недоступна. Спробуйте за хвилину.',
    ]);
    expect([await shop.rows('partner_applications'), await shop.rows('letters'), [...s3.objects]]).toEqual([
      [],
      [],
      [],
    ]);

    s3.mishap = undefined;
    expect((await shop.apply()).statusCode).toBe(201);
    expect(s3.objects.size).toBe(1);
    expect(JSON.stringify(s3.lines)).not.toMatch(/Planted/);
  },
);

test('a partner whose photograph cannot be read is shown to a manager all the same', async () => {
  await using s3 = await openStore();
  await using shop = await openShopForPartners(s3);
  await shop.apply();
  const manager = await signedIn(shop, 'manager');
  s3.mishap = 'failing';
  expect((await manager.get('partner-applications/1/')).statusCode).toBe(200);
  expect((await manager.get('partner-applications/1/photo/')).statusCode).toBe(503);
  s3.mishap = undefined;
  expect((await manager.get('partner-applications/1/photo/')).statusCode).toBe(200);
});
