import { expect, test } from 'vitest';
import { openTestShop, variant } from '../../../../tests/open-test-shop.ts';
import { createOrder, pickupOrder, type TestShop } from '../../../../tests/orders.ts';
import { signedIn } from '../../../../tests/staff.ts';
import { checkBooks } from '../../books/check-books.ts';

type Staff = Awaited<ReturnType<typeof signedIn>>;

const dryRun = 'import/products/?dry_run=true';
const apply = 'import/products/?dry_run=false';
const header = [
  'Код товару',
  'Назва',
  'Бренд',
  'Типи засобу',
  'Одиниця',
  'Опис',
  'Код варіанта',
  'Значення',
  'Ціна',
  'Ціна зі знижкою',
  'Залишок',
  'Вага, г',
  'Довжина, мм',
  'Ширина, мм',
  'Висота, мм',
];
type Row = readonly (string | number)[];
const plain = (number: number, changes: Record<string, string | number> = {}): Row => {
  const cells: Row = [
    `P-${number}`,
    `Крем №${number}`,
    'verba',
    'Тонер, serum',
    'мл',
    '<p>Для щоденного догляду</p><script>alert(1)</script>',
    `V-${number}`,
    50,
    '1 250,50',
    '',
    number % 10,
    120,
    50,
    50,
    140,
  ];
  return cells.map((cell, index) => changes[header[index]!] ?? cell);
};
const csvOf = (rows: readonly Row[], separator = ';') =>
  Buffer.from([header, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(separator)).join('\r\n'));

async function openShopForImport() {
  const shop = await openTestShop();
  await shop.addBrand();
  await shop.addProductType('Тонер', 'toner');
  await shop.addProductType('Сироватка', 'serum');
  return shop;
}

async function report(staff: Staff, path: string, body: Buffer) {
  const reply = await staff.post(path, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

const catalogue = async (shop: TestShop) =>
  await Promise.all(['products', 'variants', 'products_of_types', 'stock_movements'].map((table) => shop.rows(table)));

const imports = async (shop: TestShop) =>
  ((await shop.rows('audit_log')) as { action: string }[]).filter(({ action }) => action === 'import');

test('a thousand products are looked at, brought in, and not changed by the same table again', async () => {
  await using shop = await openShopForImport();
  const owner = await signedIn(shop);
  const table = csvOf(Array.from({ length: 1_000 }, (_, index) => plain(index + 1)));
  const nothing = { created: 0, changed: 0, unchanged: 0 };
  const created = { ...nothing, created: 1_000 };

  expect(await report(owner, dryRun, table)).toMatchObject({
    is_applied: false,
    products: created,
    variants: created,
    problems: [],
  });
  expect(await catalogue(shop)).toEqual([[], [], [], []]);
  expect(await report(owner, apply, table)).toMatchObject({
    is_applied: true,
    rows: 1_000,
    products: created,
    variants: created,
    stock: { variants: 900, difference: 4_500 },
  });

  const product = await shop.get('/api/v1/shop/product/krem-7/');
  expect(product.json()).toMatchObject({
    name: 'Крем №7',
    description_text: '<p>Для щоденного догляду</p>',
    product_types: [{ name: 'Тонер' }, { name: 'Сироватка' }],
    variants: [{ code: 'V-7', price: '1250.50', stock: 7 }],
  });
  const before = await catalogue(shop);
  const unchanged = { ...nothing, unchanged: 1_000 };
  const stock = { variants: 0, difference: 0 };
  expect(await report(owner, apply, table)).toMatchObject({ products: unchanged, variants: unchanged, stock });
  expect(await catalogue(shop)).toEqual(before);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
  expect(await imports(shop)).toMatchObject([
    { action: 'import', subject: 'product', staff_id: owner.id, after: { rows: 1_000, products: created } },
    { action: 'import', subject: 'product', after: { products: unchanged } },
  ]);
});

test('who has a product open in a form is told when a table has changed it, or no more than a price of it', async () => {
  await using shop = await openShopForImport();
  const owner = await signedIn(shop);
  const versions = async () => ((await shop.rows('products')) as { version: number }[]).map(({ version }) => version);
  await report(owner, apply, csvOf([plain(1), plain(2), plain(3)]));
  expect(await versions()).toEqual([1, 1, 1]);
  await report(owner, apply, csvOf([plain(1, { Ціна: '900' }), plain(2, { Назва: 'Тонік' }), plain(3)]));
  expect(await versions()).toEqual([2, 2, 1]);
});

test('the log says what a table has changed: which things, from what to what, by name', async () => {
  await using shop = await openShopForImport();
  const owner = await signedIn(shop);
  await report(owner, apply, csvOf([plain(1), plain(2)]));
  await shop.addBrand({ name: 'Мавка', slug: 'mavka' });
  await report(owner, apply, csvOf([plain(1, { Ціна: '900', Бренд: 'Мавка', Залишок: '9' }), plain(2), plain(3)]));

  const [first, second] = (await imports(shop)) as unknown as { after: { changes: object[] } }[];
  expect(first!.after.changes).toHaveLength(4);
  expect(second!.after.changes).toEqual([
    { code: 'P-1', name: 'Крем №1', is_new: false, changes: [{ column: 'Бренд', before: 'Verba', after: 'Мавка' }] },
    {
      code: 'V-1',
      name: 'Крем №1 50',
      is_new: false,
      changes: [
        { column: 'Ціна', before: '1250.50', after: '900.00' },
        { column: 'Залишок', before: '1', after: '9' },
      ],
    },
    { code: 'P-3', name: 'Крем №3', is_new: true, changes: [] },
    { code: 'V-3', name: 'Крем №3 50', is_new: true, changes: expect.any(Array) },
  ]);
});

test('a large import is told of in the log up to five hundred changes, and how many there are more', async () => {
  await using shop = await openShopForImport();
  const owner = await signedIn(shop);
  await report(owner, apply, csvOf(Array.from({ length: 300 }, (_, index) => plain(index + 1))));
  const [{ after }] = (await imports(shop)) as unknown as [{ after: { changes: object[]; more_changes: number } }];
  expect([after.changes.length, after.more_changes]).toEqual([500, 100]);
});

test('every problem is told by its row and column, and nothing of the table is kept', async () => {
  await using shop = await openShopForImport();
  const owner = await signedIn(shop);
  const table = csvOf(
    [
      plain(1),
      plain(2, { Назва: '', Бренд: 'Nobody' }),
      plain(3, { Ціна: 'дорого', Залишок: '-1', 'Вага, г': 0 }),
      plain(4, { 'Ціна зі знижкою': '1250,50' }),
      plain(5, { 'Код варіанта': 'V-1' }),
      plain(6, { 'Код товару': 'P-1', Назва: '', Одиниця: 'г' }),
    ],
    ',',
  );

  const { is_applied, problems } = await report(owner, apply, table);

  expect(is_applied).toBe(false);
  expect(problems).toEqual([
    { row: 3, column: 'Бренд', words: 'Немає такого: «Nobody».' },
    { row: 3, column: 'Назва', words: 'Без цього не можна додати новий товар або варіант.' },
    { row: 4, column: 'Ціна', words: 'Має бути сума в гривнях.' },
    { row: 4, column: 'Вага, г', words: 'Має бути не менше 1.' },
    { row: 4, column: 'Залишок', words: 'Має бути не менше 0.' },
    { row: 5, column: 'Ціна зі знижкою', words: 'Ціна зі знижкою має бути меншою за ціну.' },
    { row: 6, column: 'Код варіанта', words: 'Цей варіант уже є у рядку 2.' },
    { row: 7, column: 'Одиниця', words: 'Відрізняється від того, що у рядку 2 для цього ж товару.' },
  ]);
  expect(await catalogue(shop)).toEqual([[], [], [], []]);
  expect(await imports(shop)).toEqual([]);
});

test.each(['csv', 'xlsx'])('what was exported as %s changes nothing when it comes back', async (format) => {
  await using shop = await openShopForImport();
  const owner = await signedIn(shop);
  const variants = [variant('=1+1', 99_90, { discountPrice: 89_05 as never, title: "'-10 %" }), variant('B', 1_00)];
  const descriptionHtml = '<p>Рядок; «з крапкою» &amp; "лапками"</p>\n<ul><li>1</li></ul>';
  await shop.addProduct({ brandId: 1, slug: 'cream', kinds: { product_type: [1] }, descriptionHtml, variants });
  const exported = await owner.get(`export/products/?format=${format}`);
  expect(exported.headers['content-disposition']).toMatch(new RegExp(`^attachment; .+[.]${format}$`));
  const before = await catalogue(shop);

  expect(await report(owner, apply, exported.rawPayload)).toMatchObject({
    is_applied: true,
    problems: [],
    products: { created: 0, changed: 0, unchanged: 1 },
    variants: { created: 0, changed: 0, unchanged: 2 },
    stock: { variants: 0 },
  });
  expect(await catalogue(shop)).toEqual(before);
});

test('what was sold since the export stays sold, and what is not there cannot be written off', async () => {
  await using shop = await openShopForImport();
  const manager = await signedIn(shop, 'manager');
  await shop.addProduct({ brandId: 1, slug: 'cream', variants: [variant('A', 100_00, { stock: 5 })] });
  const tableOf = (stock: number) => Buffer.from(`Код варіанта;Залишок;Залишок під час експорту\nA;${stock};5\n`);
  await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 2 }], '200.00'));

  expect(await report(manager, 'import/stock/?dry_run=false', tableOf(15))).toMatchObject({
    is_applied: true,
    stock: { variants: 1, difference: 10 },
    preview: [{ row: 2, code: 'A', changes: [{ column: 'Залишок', before: '3', after: '13' }] }],
  });
  expect(await shop.rows('variants')).toMatchObject([{ stock: 13 }]);
  expect(await shop.rows('stock_movements')).toMatchObject([
    { kind: 'initial' },
    { kind: 'sold' },
    { kind: 'imported', difference: 10, stock_after: 13, staff_id: manager.id },
  ]);
  await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 12 }], '1200.00'));
  const refused = await report(manager, 'import/stock/?dry_run=false', tableOf(0));
  const words = 'Стільки не списати: зараз на складі 1.';
  expect(refused).toMatchObject({ is_applied: false, problems: [{ row: 2, column: 'Залишок', words }] });
  expect(await shop.rows('variants')).toMatchObject([{ stock: 1 }]);
});

test('a content editor brings in products, and leaves their stock to others', async () => {
  await using shop = await openShopForImport();
  const editor = await signedIn(shop, 'content_editor');

  const { notes } = await report(editor, apply, csvOf([plain(7)]));

  expect(notes).toEqual(['Залишки з файлу не змінюються: це робить власник або менеджер.']);
  expect(await shop.rows('variants')).toMatchObject([{ code: 'V-7', stock: 0 }]);
});

test.each([
  ['is no table', Buffer.from('PK\u0003\u0004 not a spreadsheet'), 'table_not_readable'],
  ['breaks off in a quotation', Buffer.from('Код товару;Назва\n"A'), 'table_not_readable'],
  ['has too many rows', Buffer.from(`Код товару\n${'A\n'.repeat(20_001)}`), 'too_many_rows'],
])('a file that %s is refused', async (_what, file, code) => {
  await using shop = await openShopForImport();
  const owner = await signedIn(shop);
  expect((await owner.post(apply, file)).json()).toMatchObject({ code });
});
