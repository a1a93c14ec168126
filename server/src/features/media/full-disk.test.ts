import { expect, test } from 'vitest';
import { fullDisk } from '../../../tests/full-disk.ts';
import { logInto } from '../../../tests/log-into.ts';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { filesIn, nothingKept, openShopForPartners } from '../../../tests/partner-forms.ts';
import { picture } from '../../../tests/products.ts';
import { signedIn } from '../../../tests/staff.ts';
import { keepPicture } from './keep-picture.ts';
import { preparePictures } from './prepare-pictures.ts';

test('on a full disk an editor is told that the picture was not kept, nothing of it stays, and later it is kept', async () => {
  const reasons: unknown[] = [];
  await using shop = await openTestShop({ log: logInto(({ reason }) => reasons.push(reason), 'error') });
  const editor = await signedIn(shop, 'content_editor');
  const bytes = await picture('green');
  const refused = await (async () => {
    using _full = fullDisk();
    return await editor.post('pictures/', bytes);
  })();
  expect([refused.statusCode, refused.json()]).toMatchObject([
    503,
    {
      code: 'picture_not_kept',
      detail: 'Зображення не збережено: на сервері немає місця або сховище не відповідає. Спробуйте за кілька хвилин.',
    },
  ]);
  expect([await shop.rows('pictures'), filesIn(shop.mediaFolder)]).toEqual([[], []]);
  expect(reasons).toEqual(['ENOSPC: no space left on device, write']);

  expect((await editor.post('pictures/', bytes)).statusCode).toBe(201);
});

test('on a full disk somebody who applies as a partner is asked to come back, and nothing of the application stays', async () => {
  await using shop = await openShopForPartners();
  const refused = await (async () => {
    using _full = fullDisk();
    return await shop.apply();
  })();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().detail]).toEqual([
    503,
    '60',
    'Крамниця тимчасово недоступна. Спробуйте за хвилину.',
  ]);
  expect(await shop.kept()).toEqual(nothingKept);
  expect((await shop.apply()).statusCode).toBe(201);
});

test('on a full disk customers see pictures all the same, made anew for each, and the job tries again', async () => {
  const lines: unknown[] = [];
  await using shop = await openTestShop({ log: logInto(({ msg }) => lines.push(msg), 'error') });
  const pictureId = await keepPicture(shop.shop.db, shop.shop.media, await picture('green', { width: 400 }));
  const pictures = [{ pictureId, alt: 'Крем' }];
  const brandId = await shop.addBrand();
  await shop.addProduct({ brandId, slug: 'cream', variants: [variant('C-50', 100_00, { pictures })] });
  const [original] = filesIn(shop.mediaFolder);
  const [{ sizes }] = (await shop.get('/api/v1/shop/product/cream/')).json().variants[0].images;
  const signal = new AbortController().signal;
  {
    using _full = fullDisk();
    const shown = await shop.get(sizes[0].webp);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    await expect(preparePictures(shop.shop, signal)).rejects.toThrow('ENOSPC');
    expect(lines).toEqual(['rendition not stored']);
    expect(filesIn(shop.mediaFolder)).toEqual([original]);
    expect(await shop.rows('pictures')).toMatchObject([{ prepared_at: null, preparation_failures: 0 }]);
  }
  await preparePictures(shop.shop, signal);
  expect(await shop.rows('pictures')).toMatchObject([{ prepared_at: expect.anything() }]);
});
