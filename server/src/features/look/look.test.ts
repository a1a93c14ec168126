import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { picture } from '../../../tests/products.ts';
import { signedIn } from '../../../tests/staff.ts';
import { drawUnchecked } from '../media/draw-svg.ts';

const noPictures = { logo_id: null, icon_id: null, cover_id: null, social_id: null };
const usual = { accent: '#173c31', paper: '#fbfbf8', ...noPictures, has_drop: true };
const svg = (inside: string, attributes = 'viewBox="0 0 200 50"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );
const logo = svg('<rect width="200" height="50" fill="#2e6b3a"/>');

async function openShop() {
  const shop = await openTestShop({ hasOwnServer: true });
  const editor = await signedIn(shop, 'content_editor');
  return {
    ...shop,
    editor,
    change: (changes: object) => editor.put('look/', { ...usual, ...changes }),
    shown: async () => (await shop.get('/api/v1/shop/settings/')).json().look,
    changes: async () => (await shop.rows('audit_log')).filter(({ subject }) => subject === 'look'),
  };
}

test('an editor gives the shop other colours and a logo, and pages know them at once', async () => {
  await using shop = await openShop();
  const before = await shop.shown();
  expect(before).toMatchObject({ accent: '#173c31', paper: '#fbfbf8', shades: null, logo: null, has_drop: true });
  const kept = await shop.editor.post('look/pictures/', logo);
  expect([kept.statusCode, kept.json()]).toMatchObject([201, { id: 1, picture: { width: 2000, height: 500 } }]);

  const changed = await shop.change({ version: 0, accent: '#2E6B3A', paper: '#ffffff', logo_id: 1 });
  expect([changed.statusCode, changed.json()]).toMatchObject([
    200,
    { version: 1, accent: '#2e6b3a', paper: '#ffffff', logo_id: 1, logo: kept.json().picture.image },
  ]);
  const after = await shop.shown();
  expect(after).toMatchObject({
    accent: '#2e6b3a',
    shades: { fir: '#2e6b3a', paper: '#ffffff' },
    logo: { width: 2000 },
  });
  expect(after.icon).not.toBe(before.icon);
  expect(await shop.changes()).toMatchObject([
    {
      staff_id: shop.editor.id,
      action: 'update',
      subject: 'look',
      before: { accent: '#173c31', paper: '#fbfbf8', logo_id: null },
      after: { accent: '#2e6b3a', paper: '#ffffff', logo_id: 1 },
    },
  ]);
  const late = await shop.change({ version: 0, accent: '#402020' });
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'changed_meanwhile' }]);
  expect(await shop.shown()).toEqual(after);
});

test.each([
  [
    '#f0c000',
    '#ffffff',
    {
      accent: [
        'Контраст цього кольору з тлом 1,7 : 1 замалий: щоб текст читався, потрібно щонайменше 4,5 : 1. Оберіть темніший.',
      ],
    },
  ],
  [
    '#173c31',
    '#b0b0b0',
    {
      paper: [
        'Контраст цього тла з кольором вдалих дій 2,9 : 1 замалий: щоб текст читався, потрібно щонайменше 4,5 : 1. Оберіть світліше.',
      ],
    },
  ],
  ['green', '#ffffff', { accent: ['Має бути колір із шести цифр, як-от #173c31'] }],
  ['#173c31;}', '#ffffff', { accent: ['Має бути колір із шести цифр, як-от #173c31'] }],
])('%s on %s is refused in words beside the field', async (accent, paper, errors) => {
  await using shop = await openShop();
  const refused = await shop.change({ accent, paper });
  expect([refused.statusCode, refused.json()]).toEqual([400, errors]);
  expect(await shop.shown()).toMatchObject({ accent: '#173c31', paper: '#fbfbf8' });
  expect(await shop.changes()).toEqual([]);
});

test('a picture that does not exist is no logo', async () => {
  await using shop = await openShop();
  const refused = await shop.change({ logo_id: 7 });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'picture_gone']);
  expect(await shop.changes()).toEqual([]);
});

test('icons are drawn of the drop, of the first letter, or of the picture, in the colours of the shop', async () => {
  await using shop = await openShop();
  const corner = async () => {
    const look = await shop.shown();
    const reply = await shop.get(look.touch_icon);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png']);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { data, info } = await sharp(reply.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([180, 180]);
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 3) colours.add(data.toString('hex', at, at + 3));
    return { edge: data.toString('hex', 0, 3), colours };
  };
  const drop = await corner();
  expect([drop.edge, drop.colours.has('dbe8e2')]).toEqual(['173c31', true]);
  await shop.change({ accent: '#2e6b3a', has_drop: false });
  const letter = await corner();
  expect([letter.edge, letter.colours.has('dbe8e2'), letter.colours.size > 10]).toEqual(['2e6b3a', false, true]);
  await shop.editor.post('look/pictures/', await picture('red', { width: 64, height: 64 }));
  await shop.change({ icon_id: 1 });
  expect((await corner()).edge).toBe('ff0000');
});

test('an address of an earlier look shows the present one, and installed apps find theirs', async () => {
  await using shop = await openShop();
  const { icon, card } = await shop.shown();
  const first = await shop.get(icon);
  await shop.change({ accent: '#2e6b3a' });
  const later = await shop.get(icon);
  expect([later.statusCode, later.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(later.rawPayload.equals(first.rawPayload)).toBe(false);
  expect((await shop.get('/icons/app-512.png')).headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
  expect((await shop.get('/favicon.ico')).headers['content-type']).toBe('image/vnd.microsoft.icon');
  const drawn = await sharp((await shop.get(card)).rawPayload).metadata();
  expect([drawn.width, drawn.height]).toEqual([1200, 630]);
  for (const missing of ['/look/0123456789abcdef/logo.png', '/look/x/other.png', '/icons/constructor'])
    expect((await shop.get(missing)).statusCode).toBe(404);
});

test('letters get the logo as a small PNG', async () => {
  await using shop = await openShop();
  await shop.editor.post('look/pictures/', logo);
  await shop.change({ logo_id: 1 });
  const { icon } = await shop.shown();
  const drawn = await shop.get(icon.replace('icon-96', 'logo'));
  expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ format: 'png', width: 480, height: 120 });
});

test('an SVG is drawn: nobody gets the file itself', async () => {
  await using shop = await openShop();
  const { picture: drawn } = (await shop.editor.post('look/pictures/', logo)).json();
  const [row] = await shop.rows('pictures');
  expect(row).toMatchObject({ format: 'png', width: 2000, height: 500 });
  const shown = await shop.get(drawn.image);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
});

/** An SVG that is refused, why, and the code of the refusal. */
const hostile: readonly [string, Buffer, string][] = [
  [
    'an entity of a file',
    Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&f;</text></svg>',
    ),
    'doctype',
  ],
  [
    'a billion laughs',
    Buffer.from(
      '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    ),
    'doctype',
  ],
  ['a script', svg('<script>alert(1)</script>'), 'script'],
  [
    'a script of another prefix',
    svg('<g xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></g>'),
    'script',
  ],
  ['a handler', svg('<rect width="9" height="9" onload="alert(1)"/>'), 'script'],
  [
    'a page',
    svg('<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">hi</p></foreignObject>'),
    'script',
  ],
  ['a file of the server', svg('<image href="file:///etc/passwd" width="9" height="9"/>'), 'reference'],
  ['a file beside it', svg('<image xlink:href="secret.png" width="9" height="9"/>'), 'reference'],
  ['an SVG inside', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>'), 'reference'],
  ['a hidden address', svg('<image xlink:href="&#x68;ttp://127.0.0.1/a.png" width="9" height="9"/>'), 'reference'],
  ['a paint from elsewhere', svg('<rect width="9" height="9" fill="&#117;rl(http://127.0.0.1/a#b)"/>'), 'reference'],
  ['a style sheet', svg('<style>@import "http://127.0.0.1/a.css";</style>'), 'style'],
  ['a spelled style', svg('<style>rect{fill:\\75 rl(http://127.0.0.1/)}</style>'), 'style'],
  [
    'an instruction',
    Buffer.from('<?xml-stylesheet href="http://127.0.0.1/a.css"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'unreadable',
  ],
  [
    'another encoding',
    Buffer.from('<?xml version="1.0" encoding="UTF-7"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'encoding',
  ],
  ['too many bytes', svg(`<desc>${'a'.repeat(1024 * 1024)}</desc>`), 'too_large'],
  ['a huge drawing', svg('<rect width="9" height="9"/>', 'width="9000000" height="9000000"'), 'size'],
  ['no drawing', svg('<rect'), 'unreadable'],
];

test.each(hostile)('%s is refused in words', async (_what, bytes, reason) => {
  await using shop = await openShop();
  const refused = await shop.editor.post('look/pictures/', bytes);
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'svg_not_accepted', reason }]);
  expect(refused.json().detail).toMatch(/^Цей файл SVG не підходить: .+\. Збережіть його інакше або як PNG\.$/);
  expect(await shop.rows('pictures')).toEqual([]);
});

test('a logo with a picture and shapes inside, as programs save it, is drawn', async () => {
  await using shop = await openShop();
  const inside = (await picture('green')).toString('base64');
  const saved = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="30">
<style><![CDATA[.a{fill:url(#g)}]]></style>
<defs><linearGradient id="g"><stop stop-color="#fff"/></linearGradient><path id="p" d="M0 0h9v9z"/></defs>
<image xlink:href="data:image/png;base64,${inside}" width="40" height="30"/><use xlink:href="#p" class="a"/>
</svg>`);
  const kept = await shop.editor.post('look/pictures/', saved);
  expect([kept.statusCode, kept.json().picture]).toMatchObject([201, { width: 2000, height: 1500 }]);
});

test('whoever draws asks no other computer, whatever a file says', async () => {
  let asked = 0;
  const listening = createServer((_request, response) => {
    asked += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void listening.close());
  await new Promise((ready) => listening.once('listening', ready));
  const { port } = listening.address() as AddressInfo;
  const elsewhere = `http://127.0.0.1:${port}/a.png`;
  await using shop = await openShop();
  for (const inside of [
    `<image href="${elsewhere}" width="9" height="9"/>`,
    `<rect width="9" height="9" fill="url(${elsewhere}#a)"/>`,
    `<style>@import url(${elsewhere});</style>`,
    `<use href="${elsewhere}#a"/>`,
  ]) {
    expect((await shop.editor.post('look/pictures/', svg(inside))).statusCode).toBe(400);
    await drawUnchecked(svg(inside));
  }
  expect(asked).toBe(0);
});

test('a drawing that exhausts the program that draws is given up', async () => {
  const nested = (levels: number) =>
    Array.from(
      { length: levels },
      (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
    ).join('');
  const laughs = svg(`<defs><rect id="g0" width="9" height="9"/>${nested(9)}</defs><use href="#g9"/>`);
  const answer = await drawUnchecked(laughs, { timeMs: 5_000 });
  expect(['too_complex', 'unreadable']).toContain((answer as { problem: string }).problem);
  expect(await drawUnchecked(logo, { timeMs: 0 })).toEqual({ problem: 'too_complex' });
});
