import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../../tests/orders.ts';
import { productInput, variantInput } from '../../../../tests/products.ts';
import { spreadsheet } from '../../../../tests/spreadsheets.ts';
import { signedIn } from '../../../../tests/staff.ts';

const apply = 'import/products/?dry_run=false';
const plain = (words: string) => words.replaceAll('\u00a0', ' ');
const long = (length: number) => 'я'.repeat(length);

/** Values that the form refuses, and the same in a cell. */
const wrong: [title: string, field: string, value: string | number, words: string][] = [
  ['Код товару', 'code', `A\u0000`, 'Неправильний формат'],
  ['Код варіанта', 'variants.code', `A\u0085B`, 'Неправильний формат'],
  ['Код варіанта', 'variants.code', long(65), 'Щонайбільше 64 символи'],
  ['Назва', 'name', `Крем\u0000`, 'Неправильний формат'],
  ['Назва', 'name', long(201), 'Щонайбільше 200 символів'],
  ['Підзаголовок', 'human', 'Рядок\nі ще один', 'Неправильний формат'],
  ['Країна походження', 'country_of_origin', long(61), 'Щонайбільше 60 символів'],
  ['Одиниця', 'unit', long(21), 'Щонайбільше 20 символів'],
  ['Короткий опис', 'description', `Опис\u0000`, 'Неправильний формат'],
  ['Короткий опис', 'description', long(2_001), 'Щонайбільше 2000 символів'],
  ['Опис', 'description_html', `<p>\u0000</p>`, 'Неправильний формат'],
  ['Склад', 'composition', `Aqua\u0007`, 'Неправильний формат'],
  ['Склад', 'composition', long(5_001), 'Щонайбільше 5000 символів'],
  ['Значення', 'variants.value', long(33), 'Щонайбільше 32 символи'],
  ['Назва варіанта', 'variants.title', long(101), 'Щонайбільше 100 символів'],
  ['Ціна', 'variants.price', '0', 'Ціна має бути більшою за нуль'],
  ['Ціна', 'variants.price', '-5', 'Має бути сума в гривнях'],
  ['Ціна', 'variants.price', 'дорого', 'Має бути сума в гривнях'],
  ['Штрихкод', 'variants.barcode', '123456789', 'Штрихкод має 8, 12, 13 або 14 цифр'],
  [
    'Штрихкод',
    'variants.barcode',
    '4820000000018',
    'Остання цифра штрихкоду не сходиться з рештою. Звірте його з пакованням',
  ],
  ['Вага, г', 'variants.weight_grams', 0, 'Має бути не менше 1'],
  ['Вага, г', 'variants.weight_grams', 30_001, 'Має бути не більше 30000'],
  ['Довжина, мм', 'variants.length_millimetres', 3_001, 'Має бути не більше 3000'],
  ['Ширина, мм', 'variants.width_millimetres', 999_999_999, 'Має бути не більше 3000'],
  ['Висота, мм', 'variants.height_millimetres', 12.5, 'Має бути ціле число'],
];

const rightCells = {
  'Код товару': 'KREM',
  Назва: 'Крем для обличчя',
  Бренд: 'verba',
  Одиниця: 'мл',
  'Код варіанта': 'KREM-50',
  Значення: '50',
  Ціна: '1250,00',
  'Вага, г': 120,
  'Довжина, мм': 50,
  'Ширина, мм': 50,
  'Висота, мм': 140,
};

type Cells = Record<string, string | number>;

/** With characters that no spreadsheet program would write. */
function xlsxOf(rows: readonly Cells[]): Buffer {
  const titles = [...new Set(rows.flatMap((cells) => Object.keys(cells)))];
  const cell = (value: string | number, row: number, column: number) =>
    `<c r="${String.fromCharCode(65 + column)}${row}" t="inlineStr"><is><t>${String(value).replaceAll('<', '&lt;')}</t></is></c>`;
  const table = [titles, ...rows.map((cells) => titles.map((title) => cells[title] ?? ''))];
  return spreadsheet(
    table
      .map((values, index) => {
        const row = index + 1;
        return `<row r="${row}">${values.map((value, column) => cell(value, row, column)).join('')}</row>`;
      })
      .join(''),
  );
}

function formOf(brandId: number, field: string, value: string | number) {
  const [first = '', inside] = field.split('.');
  return inside === undefined
    ? productInput(brandId, { [first]: value })
    : productInput(brandId, { variants: [variantInput('KREM-50', { [inside]: value })] });
}

const goods = async (shop: TestShop) => [await shop.rows('products'), await shop.rows('variants')];

test('what the form refuses a table cannot bring in either, and both say the same', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const brandId = await shop.addBrand();
  for (const [title, field, value, words] of wrong) {
    const form = await owner.post('products/', formOf(brandId, field, value));
    const [first = '', inside] = field.split('.');
    const told = form.json();
    const beside = inside === undefined ? told[first] : told.variants?.[0]?.[inside];
    expect.soft([form.statusCode, beside?.map(plain)], `${title}: ${value}`).toEqual([400, [words]]);
  }
  const rows = wrong.map(([title, , value], index) => ({
    ...rightCells,
    'Код товару': `KREM-${index}`,
    'Код варіанта': `KREM-${index}-50`,
    [title]: value,
  }));
  const { problems, ...report } = (await owner.post(apply, xlsxOf(rows))).json();
  expect(report).toMatchObject({ is_applied: false, rows: wrong.length });
  const told = problems.map((problem: { words: string }) => ({ ...problem, words: plain(problem.words) }));
  expect(told).toEqual(wrong.map(([column, , , words], index) => ({ row: index + 2, column, words: `${words}.` })));
  expect(await goods(shop)).toEqual([[], []]);

  const right = await owner.post(apply, xlsxOf([{ ...rightCells, Штрихкод: '4820000000017' }]));
  expect(right.json()).toMatchObject({ is_applied: true, problems: [] });
  expect(await shop.rows('variants')).toMatchObject([{ barcode: '4820000000017' }]);
});

test('a table adds no more variants to a product than the form takes', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  await shop.addBrand();
  const header = Object.keys(rightCells).join(';');
  const rows = Array.from({ length: 51 }, (_, index) =>
    Object.values({ ...rightCells, 'Код варіанта': `KREM-${index + 1}` }).join(';'),
  );
  const table = (some: string[]) => Buffer.from([header, ...some].join('\r\n'));
  expect((await owner.post(apply, table(rows))).json()).toMatchObject({
    is_applied: false,
    problems: [{ row: 52, column: 'Код варіанта', words: 'Товар має не більше ніж 50\u00a0варіантів.' }],
  });
  expect(await goods(shop)).toEqual([[], []]);
  expect((await owner.post(apply, table(rows.slice(0, 50)))).json()).toMatchObject({ is_applied: true });
});

async function openShopWithWrongBarcode() {
  const shop = await openTestShop();
  const owner = await signedIn(shop);
  const variants = [variantInput('KREM-50', { initial_stock: 5 }), variantInput('KREM-100', { value: '100' })];
  const { id } = (await owner.post('products/', productInput(await shop.addBrand(), { variants }))).json();
  // Such barcodes could be imported in the past.
  await shop.database.pool.query(`update variants set barcode = '4820000000018' where code = 'KREM-50'`);
  const path = `products/${id}/`;
  return Object.assign(shop, { owner, path, product: (await owner.get(path)).json() });
}

const barcodes = async (shop: TestShop) =>
  ((await shop.rows('variants')) as { barcode: string }[]).map(({ barcode }) => barcode);

test('a product with a wrong barcode is saved while nobody touches the barcode', async () => {
  await using shop = await openShopWithWrongBarcode();
  const { owner, path, product } = shop;
  const saved = await owner.put(path, { ...product, name: 'Денний крем' });
  expect([saved.statusCode, saved.json().name]).toEqual([200, 'Денний крем']);
  expect(await barcodes(shop)).toEqual(['4820000000018', null]);

  const [small, large] = saved.json().variants;
  const put = async (variants: object[]) => await owner.put(path, { ...saved.json(), variants });
  const words = ['Остання цифра штрихкоду не сходиться з рештою. Звірте його з пакованням'];
  // Another wrong barcode, the wrong one moved to another variant, and a new variant with it.
  for (const [index, variants] of [
    [0, [{ ...small, barcode: '4820000000019' }, large]],
    [1, [small, { ...large, barcode: small.barcode }]],
    [2, [small, large, variantInput('KREM-15', { barcode: small.barcode })]],
  ] as const) {
    const refused = await put([...variants]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().variants[index]).toEqual({ barcode: words });
  }
  expect(await barcodes(shop)).toEqual(['4820000000018', null]);

  expect((await put([{ ...small, barcode: '4820000000017' }, large])).statusCode).toBe(200);
  expect(await barcodes(shop)).toEqual(['4820000000017', null]);
});

test('a table with the barcode as it is changes the rest; another wrong one is refused', async () => {
  await using shop = await openShopWithWrongBarcode();
  const { owner } = shop;
  const bring = async (barcode: string) =>
    (await owner.post(apply, Buffer.from(`Код варіанта;Ціна;Штрихкод\nKREM-50;1300;${barcode}\n`))).json();
  expect(await bring('4820000000016')).toMatchObject({ is_applied: false, problems: [{ column: 'Штрихкод' }] });
  expect(await shop.rows('variants')).toMatchObject([{ price: '125000', barcode: '4820000000018' }, {}]);
  expect(await bring('4820000000018')).toMatchObject({ is_applied: true, problems: [] });
  expect(await shop.rows('variants')).toMatchObject([{ price: '130000', barcode: '4820000000018' }, {}]);
  const exported = await owner.get('export/products/?format=xlsx');
  expect((await owner.post(apply, exported.rawPayload)).json()).toMatchObject({
    is_applied: true,
    variants: { created: 0, changed: 0, unchanged: 2 },
  });
});

test('codes of variants and prices are enough to change prices; what is unknown is told, and nothing is changed', async () => {
  await using shop = await openShopWithWrongBarcode();
  const { owner, path, product } = shop;
  const table = (text: string) => Buffer.from(`Код варіанта;Ціна\n${text}`);
  const refused = (await owner.post(apply, table('KREM-50;1300\nKREM-55;900\n;800\n'))).json();
  expect(refused).toMatchObject({ is_applied: false, products: { created: 0 }, variants: { created: 0 } });
  expect(refused.problems).toEqual([
    {
      row: 3,
      column: 'Код варіанта',
      words: 'Варіанта з таким кодом немає. Щоб додати новий, потрібен стовпець «Код товару».',
    },
    { row: 4, column: 'Код варіанта', words: 'Заповніть цю клітинку.' },
  ]);
  expect((await owner.get(path)).json()).toEqual(product);

  const applied = (await owner.post(apply, table('KREM-100;1400,50\nKREM-50;1300\n'))).json();
  expect(applied).toMatchObject({ is_applied: true, products: { unchanged: 1 }, variants: { changed: 2 } });
  const after = (await owner.get(path)).json();
  expect(after.variants.map(({ price }: { price: string }) => price)).toEqual(['1300.00', '1400.50']);
  expect(after).toMatchObject({ name: product.name, version: product.version + 1 });
});
