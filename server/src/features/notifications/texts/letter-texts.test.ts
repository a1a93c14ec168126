import { type LetterTextKind, letterTextKinds } from '@shop/contract/admin/letter-texts.ts';
import { letterTextGroups } from '@shop/wording/admin/letter-texts.ts';
import { originalLetterTexts } from '@shop/wording/letter-texts.ts';
import { expect, test } from 'vitest';
import { plain } from '../../../../tests/letters.ts';
import { openTestShop, variant } from '../../../../tests/open-test-shop.ts';
import { createOrder, pickupOrder } from '../../../../tests/orders.ts';
import { auditOf, signedIn } from '../../../../tests/staff.ts';
import { requireFitTexts } from './check-letter-text.ts';
import { originalOf } from './read-letter-texts.ts';

async function openEditedShop() {
  const shop = await openTestShop();
  const editor = await signedIn(shop, 'content_editor');
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants: [variant('A-1', 100_00)] });
  const path = 'letter-texts/order-placed/';
  return {
    ...shop,
    editor,
    path,
    read: async () => (await editor.get(path)).json(),
    /** All that a refusal leaves alone. */
    kept: async () => [
      await shop.rows('letter_texts'),
      await shop.rows('record_versions'),
      await auditOf(shop, 'letter_text'),
    ],
    order: async () => {
      await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '100.00'));
      await shop.mailEverything();
      return shop.mailbox.at(-1)!;
    },
  };
}

const written = { subject: 'Замовлення {номер замовлення}', preheader: '', opening: 'Радіємо!', closing: '' };

test('the list has every letter to customers once, and groups show them all', async () => {
  await using shop = await openEditedShop();
  const { data, total } = (await shop.editor.get('letter-texts/')).json();
  expect(total).toBe(letterTextKinds.length);
  expect(data.find(({ id }: { id: string }) => id === 'order-placed')).toEqual({
    id: 'order-placed',
    name: 'Замовлення прийнято',
    is_changed: false,
    updated_at: null,
    failed_at: null,
    failure: null,
  });
  expect(letterTextGroups.flatMap(({ kinds }) => kinds).toSorted()).toEqual([...letterTextKinds].toSorted());
});

test.each(letterTextKinds)('the original of %s keeps the rules, and its preview names every value', async (kind) => {
  requireFitTexts(kind, originalOf(kind), { publicUrl: 'https://rosa.example', contacts: [] });
  await using shop = await openEditedShop();
  const { values, original, version } = (await shop.editor.get(`letter-texts/${kind}/`)).json();
  expect(version).toBe(0);
  const all = values.map(({ name }: { name: string }) => `{${name}}`).join(' | ');
  const closing = kind === 'frame' ? { closing: all } : { opening: all };
  const preview = await shop.editor.post(`letter-texts/${kind}/preview/`, { ...original, ...closing });
  const examples = values.map(({ example }: { example: string }) => example).join(' | ');
  expect(examples.split(' | ')).toHaveLength(originalLetterTexts[kind].values.length);
  expect([preview.statusCode, plain(preview.json().text)]).toEqual([200, expect.stringContaining(plain(examples))]);
});

test('a changed text goes out with the next letter, is in the log by name, and returns to the original', async () => {
  await using shop = await openEditedShop();
  const { version } = await shop.read();
  const saved = await shop.editor.put(shop.path, { ...written, opening: 'Радіємо!\r\nВаша {крамниця}\u202e', version });
  expect([saved.statusCode, saved.json()]).toMatchObject([
    200,
    {
      is_changed: true,
      opening: 'Радіємо!\nВаша {крамниця}',
      version: 1,
      original: { opening: 'Дякуємо за замовлення!' },
    },
  ]);
  const letter = await shop.order();
  expect([letter.subject, plain(letter.text)]).toEqual([
    'Замовлення 1',
    expect.stringContaining('Радіємо!\n\nВаша Роса Найближчим'),
  ]);
  const manager = await signedIn(shop, 'manager');
  expect(plain((await manager.post('letters/1/read/')).json().text)).toBe(plain(letter.text));

  const restored = await shop.editor.post(`${shop.path}restore/`, { version: 1 });
  expect([restored.statusCode, restored.json()]).toMatchObject([
    200,
    { is_changed: false, version: 2, updated_at: null },
  ]);
  expect(await shop.rows('letter_texts')).toEqual([]);
  expect((await shop.order()).subject).toBe('Замовлення №\u00a02 прийнято');
  const { opening, subject } = originalOf('order-placed');
  expect(await auditOf(shop, 'letter_text')).toMatchObject([
    {
      staff_id: shop.editor.id,
      action: 'update',
      subject_id: 'order-placed',
      before: { subject, opening },
      after: { subject: written.subject, opening: 'Радіємо!\nВаша {крамниця}' },
    },
    { action: 'update', after: { subject, opening } },
  ]);
});

test('of two who edit a text the second is refused, and a request that is repeated changes nothing', async () => {
  await using shop = await openEditedShop();
  const put = (body: object, key: string) =>
    shop.app.inject({
      method: 'PUT',
      url: `/api/v1/admin/${shop.path}`,
      headers: { ...shop.editor.headers, 'idempotency-key': key },
      payload: body,
    });
  expect((await put({ ...written, version: 0 }, 'one')).statusCode).toBe(200);
  const before = await shop.kept();
  const late = await put({ ...written, opening: 'Інакше', version: 0 }, 'two');
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  expect((await put({ ...written, version: 0 }, 'one')).json().code).toBe('already_done');
  expect((await shop.editor.post(`${shop.path}restore/`, { version: 0 })).json().code).toBe('changed_meanwhile');
  expect(await shop.kept()).toEqual(before);
});

const known = '{крамниця}, {номер замовлення}, {сума}, {отримувач}';
const link =
  'Посилання ведуть лише на сторінки крамниці: /page/delivery або http://localhost:3000/… Якщо це не адреса, поставте після крапки пробіл.';
const others = 'схоже на чужу пошту, телефон або ім’я в месенджері. Можна лише ті, що в налаштуваннях крамниці.';

test.each([
  [{ subject: '' }, { subject: ['Цей рядок потрібен: без нього лист почнеться з кодів або кнопок.'] }],
  [{ opening: ' \n ' }, { opening: ['Цей рядок потрібен: без нього лист почнеться з кодів або кнопок.'] }],
  [{ subject: 'а'.repeat(121) }, { subject: ['Щонайбільше 120\u00a0символів'] }],
  [{ preheader: 'а'.repeat(151) }, { preheader: ['Щонайбільше 150\u00a0символів'] }],
  [{ closing: 'а'.repeat(1001) }, { closing: ['Щонайбільше 1000\u00a0символів'] }],
  [{ subject: 'Лист\r\nBcc: thief@evil.example' }, { subject: ['Неправильний формат'] }],
  [{ preheader: 'Лист\nдва' }, { preheader: ['Неправильний формат'] }],
  [{ opening: 'Лист\u0000' }, { opening: ['Неправильний формат'] }],
  [{ opening: '{прізвище}' }, { opening: [`Значення {прізвище} у цьому листі немає. Тут можна: ${known}.`] }],
  [{ subject: '{}' }, { subject: [`У дужках немає назви значення. Тут можна: ${known}.`] }],
  [{ closing: 'А {сума' }, { closing: ['Фігурні дужки стоять лише навколо значень: відкрийте й закрийте кожну.'] }],
  [{ opening: '<b>Так</b>' }, { opening: ['У листах лише звичайний текст, без HTML: приберіть «<b>».'] }],
  [
    { opening: 'Тут evil.com', closing: 'thief@evil.example' },
    { opening: [`«evil.com» схоже на веб-адресу. ${link}`], closing: [`«thief@evil.example» ${others}`] },
  ],
  [{ preheader: '0671112233' }, { preheader: [`«0671112233» ${others}`] }],
])('%j is refused beside its field, by saving, by the preview and by the letter to oneself', async (change, errors) => {
  await using shop = await openEditedShop();
  await shop.editor.put(shop.path, written);
  const before = await shop.kept();
  const body = { ...written, ...change };
  const replies = [
    await shop.editor.put(shop.path, body),
    await shop.editor.post(`${shop.path}preview/`, body),
    await shop.editor.post(`${shop.path}test/`, body),
  ];
  expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual(replies.map(() => [400, errors]));
  expect(await shop.kept()).toEqual(before);
  expect(shop.mailbox).toEqual([]);
});

test('contacts of the settings may be named, and the signature is only a closing', async () => {
  await using shop = await openEditedShop();
  const owner = await signedIn(shop);
  const { version: _version, ...settings } = (await owner.get('settings/')).json();
  const social = { ...settings.social, telegram: 'https://t.me/rosa_shop' };
  await owner.put('settings/', { ...settings, email: 'shop@rosa.example', phone: '+380441234567', social });
  const opening = 'Пишіть: shop@rosa.example, 044 123-45-67, https://t.me/rosa_shop, http://localhost:3000/contacts.';
  expect((await shop.editor.put(shop.path, { ...written, opening })).statusCode).toBe(200);
  const signed = await shop.editor.put('letter-texts/frame/', { ...written, closing: 'З повагою' });
  const words = ['Підпис стоїть лише наприкінці листа.'];
  expect([signed.statusCode, signed.json()]).toEqual([400, { subject: words, opening: words }]);
  const frame = { subject: '', preheader: '', opening: '', closing: 'З повагою, {крамниця}' };
  expect((await shop.editor.put('letter-texts/frame/', frame)).statusCode).toBe(200);
  expect((await shop.order()).text).toContain('З\u00a0повагою, Роса\n\n-- \n');
});

const change = (text: string) => `update letter_texts set opening = '${text}' where kind = 'order-placed'`;

test('a text that fails stops no letter: the original goes out, the list says why, and a corrected text is well again', async () => {
  await using shop = await openEditedShop();
  await shop.editor.put(shop.path, written);
  const { updated_at } = await shop.read();
  // Of an older version, or restored from a backup.
  await shop.database.pool.query(change('Вітаємо, {прізвище}!'));

  const letter = await shop.order();
  expect(plain(letter.text)).toContain('Замовлення № 1 прийнято\n\nДякуємо за замовлення! Найближчим часом');
  const failure = `Значення {прізвище} у цьому листі немає. Тут можна: ${known}.`;
  const failed = await shop.read();
  expect(failed).toMatchObject({ is_changed: true, opening: 'Вітаємо, {прізвище}!', failure, updated_at });
  expect(Date.parse(failed.failed_at)).toBeGreaterThanOrEqual(Date.parse(updated_at));
  // Told once, not with every letter.
  await shop.order();
  expect((await shop.read()).failed_at).toBe(failed.failed_at);

  const corrected = await shop.editor.put(shop.path, { ...written, version: failed.version });
  expect(corrected.json()).toMatchObject({ failed_at: null, failure: null, is_changed: true });
  expect((await shop.order()).subject).toBe('Замовлення 3');
});

test('a letter goes out with the original text when its failure cannot be noted', async () => {
  await using shop = await openEditedShop();
  await shop.editor.put(shop.path, written);
  await shop.database.pool.query(change('{'));
  await shop.database.pool.query(`create function no() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger no before update on letter_texts for each row execute function no()`);
  try {
    expect((await shop.order()).subject).toBe('Замовлення №\u00a01 прийнято');
  } finally {
    await shop.database.pool.query('drop trigger no on letter_texts; drop function no()');
  }
});

test('the letter to oneself goes to the address of who is signed in, ten times an hour', async () => {
  await using shop = await openEditedShop();
  const body = { ...written, opening: 'Проба для {отримувач}', to: 'thief@evil.example' };
  for (let number = 1; number <= 10; number++)
    expect((await shop.editor.post(`${shop.path}test/`, body)).statusCode).toBe(204);
  const refused = await shop.editor.post(`${shop.path}test/`, body);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(shop.mailbox.map(({ to }) => to)).toEqual(Array(10).fill(shop.editor.email));
  expect(shop.mailbox[0]).toMatchObject({ subject: 'Замовлення 1024', senderName: 'Роса' });
  expect(plain(shop.mailbox[0]!.text)).toContain('Проба для Олена Коваль ');
  expect(await shop.rows('letters')).toEqual([]);
  expect(await shop.kept()).toEqual([[], [], []]);
});

test('when the mail server is away, the letter to oneself says so and can be sent with the same key later', async () => {
  let isAway = true;
  const send = async () => {
    if (isAway) throw new Error('mail server is down');
  };
  await using shop = await openTestShop({ mail: { send } });
  const editor = await signedIn(shop, 'content_editor');
  const attempt = async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/admin/letter-texts/order-placed/test/',
      headers: { ...editor.headers, 'idempotency-key': 'one' },
      payload: written,
    });
    return [reply.statusCode, reply.statusCode === 204 ? '' : reply.json().code];
  };
  expect(await attempt()).toEqual([503, 'mail_unavailable']);
  isAway = false;
  expect(await attempt()).toEqual([204, '']);
  expect(await attempt()).toEqual([409, 'already_done']);
});

test.each<[LetterTextKind, RegExp]>([
  ['subscription-asked', /\/subscription\/confirm\/[\w-]+\/[\w-]+/],
  ['activation', /\/user\/activate\/[\w-]+\/[\w-]+/],
])('no link of an invented letter, %s, works', async (kind, found) => {
  await using shop = await openEditedShop();
  const preview = async () => (await shop.editor.post(`letter-texts/${kind}/preview/`, originalOf(kind))).json().text;
  const [one, other] = [found.exec(await preview()), found.exec(await preview())];
  expect(one?.[0]).toMatch(found);
  // Signed with a secret that is thrown away.
  expect(one![0]).not.toBe(other![0]);
});

test('only who may edit the look reads and changes texts', async () => {
  await using shop = await openEditedShop();
  const manager = await signedIn(shop, 'manager');
  const before = await shop.kept();
  for (const reply of [
    await manager.get('letter-texts/'),
    await manager.get(shop.path),
    await manager.put(shop.path, written),
    await manager.post(`${shop.path}preview/`, written),
    await manager.post(`${shop.path}test/`, written),
    await manager.post(`${shop.path}restore/`, {}),
  ])
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_allowed']);
  expect(await shop.kept()).toEqual(before);
  expect(shop.mailbox).toEqual([]);
  expect((await shop.editor.get('letter-texts/new-order/')).statusCode).toBe(400);
});
