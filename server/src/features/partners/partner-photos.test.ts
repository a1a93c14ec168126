import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import {
  blank,
  filesIn,
  jpeg,
  makeFile,
  nothingKept,
  openShopForPartners,
  partnerAddress,
  partnerForm,
} from '../../../tests/partner-forms.ts';

type PartnerShop = Awaited<ReturnType<typeof openShopForPartners>>;

const megabyte = 1024 * 1024;
const needed = 'Завантажте сертифікат';
const unreadable =
  'Файл не\u00a0схожий на\u00a0зображення або пошкоджений. Завантажте фото у\u00a0форматі JPG, PNG або WebP.';
const tooManyPixels =
  'Зображення завелике: щонайбільше 40\u00a0мегапікселів. Зменште його й\u00a0завантажте ще\u00a0раз.';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const large = await blank(400, 300).jpeg({ quality: 100 }).toBuffer();

test.each([
  ['an SVG', makeFile(drawing, 'certificate.svg', 'image/svg+xml')],
  ['an SVG that calls itself a photograph', makeFile(drawing)],
  ['an SVG behind a declaration', makeFile(`<?xml version="1.0"?>\n${drawing}`)],
  ['HTML', makeFile('<!doctype html><script>alert(1)</script>', 'certificate.html', 'text/html')],
  ['HTML renamed', makeFile('<!doctype html><script>alert(1)</script>')],
  ['a truncated JPEG', makeFile(large.subarray(0, large.length * 0.6))],
  [
    'only the beginning of a PNG',
    makeFile((await blank(50, 50).png().toBuffer()).subarray(0, 40), 'c.png', 'image/png'),
  ],
  ['a GIF', makeFile(await blank(9, 9).gif().toBuffer(), 'c.gif', 'image/gif')],
  ['a TIFF', makeFile(await blank(9, 9).tiff().toBuffer(), 'c.tiff', 'image/tiff')],
  ['a PDF', makeFile('%PDF-1.7\n', 'certificate.pdf', 'application/pdf')],
])('%s is refused by its content, and no file is left behind', async (_what, file) => {
  await using shop = await openShopForPartners();
  const reply = await shop.apply({ profile_certificate_photo: file });
  expect([reply.statusCode, reply.json()]).toEqual([400, { profile_certificate_photo: [needed, unreadable] }]);
  expect(await shop.kept()).toEqual(nothingKept);
});

test('a picture of 50 megapixels is refused before it is drawn, however small its file', async () => {
  await using shop = await openShopForPartners();
  const bomb = await blank(10_000, 5_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(megabyte);
  const reply = await shop.apply({ profile_certificate_photo: makeFile(bomb) });
  expect([reply.statusCode, reply.json()]).toEqual([400, { profile_certificate_photo: [needed, tooManyPixels] }]);
  expect(await shop.kept()).toEqual(nothingKept);
});

test.each([
  ['no file', undefined],
  ['an empty file', makeFile('')],
  ['a text in its place', 'certificate.jpg'],
])('%s is no certificate', async (_what, given) => {
  await using shop = await openShopForPartners();
  const reply = await shop.apply({ profile_certificate_photo: given });
  expect([reply.statusCode, reply.json()]).toEqual([400, { profile_certificate_photo: [needed] }]);
  expect(await shop.kept()).toEqual(nothingKept);
});

test('a PNG, a WebP and an AVIF are as good as a JPEG, whatever they are called', async () => {
  await using shop = await openShopForPartners();
  for (const format of ['png', 'webp', 'avif'] as const) {
    const file = makeFile(await blank(30, 20).toFormat(format).toBuffer(), 'certificate', 'application/octet-stream');
    expect((await shop.apply({ profile_certificate_photo: file })).statusCode, format).toBe(201);
  }
  expect((await shop.kept()).files).toHaveLength(3);
});

test('two files are one too many', async () => {
  await using shop = await openShopForPartners();
  const form = partnerForm();
  form.append('profile_certificate_photo', makeFile(jpeg), 'second.jpg');
  const reply = await shop.app.inject({ method: 'POST', url: partnerAddress, payload: form });
  expect([reply.statusCode, reply.json()]).toEqual([400, { profile_certificate_photo: ['Додайте лише один файл.'] }]);
  expect(await shop.kept()).toEqual(nothingKept);
});

test.each([
  ['JSON', 'application/json', '{"last_name": "Мельник"}', 415, 'unsupported_media_type'],
  ['a form of another kind', 'application/x-www-form-urlencoded', 'last_name=x', 415, 'unsupported_media_type'],
  ['nothing at all', '', '', 415, 'unsupported_media_type'],
  ['a form without a boundary', 'multipart/form-data', 'x', 400, 'malformed_request'],
  ['a form that ends too early', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp', 400, 'malformed_request'],
])('%s is refused in words', async (_what, type, payload, status, code) => {
  await using shop = await openShopForPartners();
  const headers = type ? { 'content-type': type } : {};
  const reply = await shop.app.inject({ method: 'POST', url: partnerAddress, headers, payload });
  expect([reply.statusCode, reply.json()]).toEqual([
    status,
    { code, detail: expect.stringMatching(/[а-яі]/), request_id: reply.headers['x-request-id'] },
  ]);
  expect(await shop.kept()).toEqual(nothingKept);
});

test('hundreds of fields are not even listed', async () => {
  await using shop = await openShopForPartners();
  const form = partnerForm();
  for (let number = 0; number < 200; number += 1) form.append(`field-${number}`, 'x');
  const reply = await shop.app.inject({ method: 'POST', url: partnerAddress, payload: form });
  expect([reply.statusCode, reply.json().code]).toEqual([413, 'body_too_large']);
  expect(await shop.kept()).toEqual(nothingKept);
});

/** Sends a file of 100 megabytes until the reply arrives; returns how many megabytes were sent by then. */
async function sendHuge(shop: PartnerShop, { hasLength }: { hasLength: boolean }) {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const head =
    '--edge\r\nContent-Disposition: form-data; name="profile_certificate_photo"; filename="c.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  const sending = request({
    port,
    method: 'POST',
    path: partnerAddress,
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      ...(hasLength && { 'content-length': head.length + 100 * megabyte }),
    },
  });
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  sending.on('error', answer.reject);
  sending.on('response', async (response) =>
    answer.resolve({ status: response.statusCode!, body: JSON.parse(await text(response)) }),
  );
  let isAnswered = false;
  const answered = answer.promise.finally(() => {
    isAnswered = true;
  });
  const piece = Buffer.alloc(megabyte, 0xff);
  let megabytes = 0;
  sending.write(head);
  for (; megabytes < 100 && !isAnswered; megabytes += 1)
    if (!sending.write(piece)) await Promise.race([once(sending, 'drain'), answered]);
  const { status, body } = await answered;
  sending.destroy();
  return { status, body, megabytes };
}

test.each([
  ['tells its length', { hasLength: true }],
  ['does not tell its length', { hasLength: false }],
])('a file of 100 MB is refused long before its end when its form %s', async (_how, form) => {
  await using shop = await openShopForPartners();
  const { status, body, megabytes } = await sendHuge(shop, form);
  expect([status, body]).toMatchObject([
    413,
    { code: 'photo_too_large', detail: 'Файл завеликий: щонайбільше 10\u00a0МБ. Оберіть менше фото.' },
  ]);
  expect(megabytes).toBeLessThan(50);
  expect(await shop.kept()).toEqual(nothingKept);
});

test('a file of exactly 10 MB is read', async () => {
  await using shop = await openShopForPartners();
  const padded = Buffer.concat([jpeg, Buffer.alloc(10 * megabyte - jpeg.length)]);
  expect((await shop.apply({ profile_certificate_photo: makeFile(padded) })).statusCode).toBe(201);
  const one = Buffer.concat([padded, Buffer.alloc(1)]);
  expect((await shop.apply({ profile_certificate_photo: makeFile(one) })).statusCode).toBe(413);
  expect((await shop.kept()).files).toHaveLength(1);
});

/** Uploads from these addresses that begin and then stall. */
async function sendSlowly(shop: PartnerShop, addresses: readonly string[]) {
  const arriving = addresses.map(() => Promise.withResolvers<Socket>());
  let arrived = 0;
  shop.app.server.prependListener('request', ({ socket }) => arriving[arrived++]?.resolve(socket));
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const slow = addresses.map((address) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${partnerAddress} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=edge\r\nContent-Length: 9999\r\n\r\n--edge\r\nContent-Disposition: form-data; name="profile_certificate_photo"; filename="c.jpg"\r\n\r\n`,
    );
    return socket;
  });
  const held = await Promise.all(arriving.map(({ promise }) => promise));
  return {
    async breakOff() {
      const left = held.map((socket) => socket.closed || once(socket, 'close'));
      for (const socket of slow) socket.destroy();
      await Promise.all(left);
    },
  };
}

const ownAddressOnly = { trustProxy: ['127.0.0.1'] };

test('of forms that come slowly only so many are held, and one that breaks off makes room', async () => {
  await using shop = await openShopForPartners(ownAddressOnly);
  const networks = Array.from({ length: 24 }, (_, number) => `203.0.113.${Math.floor(number / 6)}`);
  const slow = await sendSlowly(shop, networks);
  const refused = await shop.apply();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'service_unavailable']);
  expect(await shop.kept()).toEqual(nothingKept);

  await slow.breakOff();
  expect((await shop.apply()).statusCode).toBe(201);
});

test('slow forms of one network do not close the form to others', async () => {
  await using shop = await openShopForPartners(ownAddressOnly);
  const slow = await sendSlowly(shop, Array(6).fill('203.0.113.7'));
  const applyFrom = (address: string) =>
    shop.app.inject({
      method: 'POST',
      url: partnerAddress,
      payload: partnerForm(),
      headers: { 'x-forwarded-for': address },
    });
  const refused = await applyFrom('203.0.113.7');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
    429,
    '60',
    'too_many_requests',
  ]);
  expect(await shop.kept()).toEqual(nothingKept);
  expect((await applyFrom('198.51.100.1')).statusCode).toBe(201);

  await slow.breakOff();
  expect((await applyFrom('203.0.113.7')).statusCode).toBe(201);
});

test.each([
  [
    'the application cannot be written',
    async ({ database }: PartnerShop) => {
      await database.pool.query('alter table letters rename to gone');
      return async () => void (await database.pool.query('alter table gone rename to letters'));
    },
  ],
  [
    'the store took the photograph, but did not say so in time',
    async ({ shop: { media } }: PartnerShop) => {
      const write = media.write;
      media.write = async (key, bytes) => {
        await write(key, bytes);
        throw new Error('timed out');
      };
      return async () => {};
    },
  ],
])('when %s, no photograph is left behind', async (_what, breakShop) => {
  await using shop = await openShopForPartners();
  const mend = await breakShop(shop);
  onTestFinished(mend);
  expect((await shop.apply()).statusCode).toBe(500);
  expect(filesIn(shop.mediaFolder)).toEqual([]);
  expect(await shop.rows('partner_applications')).toEqual([]);
});
