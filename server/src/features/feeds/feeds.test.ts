import { Barcode } from '@shop/contract/admin/product-input.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { expect, test } from 'vitest';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { picture } from '../../../tests/products.ts';
import { signedIn } from '../../../tests/staff.ts';
import { xmlFaults } from '../../../tests/xml-faults.ts';
import { keepPicture } from '../media/keep-picture.ts';

const publicUrl = 'https://rosa.example';
const feeds = [
  ['google-merchant', '/feeds/google-merchant.xml'],
  ['yml', '/feeds/yml.xml'],
  ['hotline', '/feeds/hotline.xml'],
] as const;

type TestShop = Awaited<ReturnType<typeof openTestShop>>;

async function keptPicture({ shop }: TestShop) {
  return [{ pictureId: await keepPicture(shop.db, shop.media, await picture('teal')), alt: '' }];
}

/** A cream in two sizes, one of them on sale, and a product without type and texts. */
async function addGoods(shop: TestShop) {
  const brandId = await shop.addBrand();
  const pictures = await keptPicture(shop);
  const creams = await shop.addProductType('Креми & олійки', 'kremy');
  const dry = await shop.addSkinType('Суха', 'sukha');
  await shop.addProduct({
    brandId,
    slug: 'cream',
    name: 'Крем «Лугові <трави>»',
    description: 'Живить & захищає.',
    countryOfOrigin: 'Україна',
    unit: 'мл',
    kinds: { product_type: [creams], skin_type: [dry] },
    variants: [
      variant('CREAM-50', 860_00, { discountPrice: kopiykas(688_00), stock: 3, pictures }),
      variant('CREAM-100', 1_200_50, { value: '100', stock: 0, pictures }),
    ],
  });
  await shop.database.pool.query(`update variants set barcode = '4820000000017' where code = 'CREAM-100'`);
  const bare = { brandId, slug: 'bare', name: 'Гребінець\u0007', description: '', human: '', unit: 'шт' };
  await shop.addProduct({ ...bare, variants: [variant('BARE-50', 100_00, { pictures })] });
  await shop.addProduct({ brandId, slug: 'hidden', isActive: false, variants: [variant('H', 100_00, { pictures })] });
}

test.each(feeds)('the feed %s keeps the rules of those who read it, full and empty', async (schema, path) => {
  await using shop = await openTestShop({ publicUrl });
  const empty = await shop.get(path);
  expect([empty.statusCode, empty.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(await xmlFaults(empty.body, schema)).toEqual([]);
  await addGoods(shop);
  const { body } = await shop.get(path);
  expect(await xmlFaults(body, schema)).toEqual([]);
  expect(body).not.toContain('hidden');
});

test('the schemas find faults', async () => {
  await using shop = await openTestShop({ publicUrl });
  await addGoods(shop);
  const { body } = await shop.get('/feeds/google-merchant.xml');
  expect(await xmlFaults(body.replace('860.00 UAH', '860 грн'), 'google-merchant')).toEqual([
    expect.stringContaining("The value '860 грн' is not accepted"),
  ]);
  const yml = (await shop.get('/feeds/yml.xml')).body;
  expect(await xmlFaults(yml.replace('<categoryId>1<', '<categoryId>7<'), 'yml')).toEqual([
    expect.stringContaining("No match found for key-sequence ['7']"),
  ]);
});

test('Google reads prices with their currency, the sale apart, and one group for the sizes of a thing', async () => {
  await using shop = await openTestShop({ publicUrl });
  await addGoods(shop);
  const { body } = await shop.get('/feeds/google-merchant.xml');
  const [, first, second] = body.split('<item>');
  expect(first).toContain('<g:title>Verba Крем «Лугові &lt;трави&gt;», 50 мл</g:title>');
  expect(first).toContain('<g:link>https://rosa.example/product/cream</g:link>');
  expect(first).toContain('<g:price>860.00 UAH</g:price>\n<g:sale_price>688.00 UAH</g:sale_price>');
  expect(first).toContain('<g:availability>in_stock</g:availability>');
  expect(first).toContain('<g:identifier_exists>no</g:identifier_exists>');
  expect(first).toContain(
    '<g:product_type>Креми &amp; олійки</g:product_type>\n<g:item_group_id>1</g:item_group_id>\n<g:size>50 мл</g:size>\n<g:unit_pricing_measure>50ml</g:unit_pricing_measure>',
  );
  expect(first).toContain(
    '<g:product_detail><g:attribute_name>Країна походження</g:attribute_name><g:attribute_value>Україна</g:attribute_value></g:product_detail>',
  );
  expect(second).toContain('<g:link>https://rosa.example/product/cream?variant=2</g:link>');
  expect(second).toContain('<g:price>1200.50 UAH</g:price>\n<g:brand>Verba</g:brand>\n<g:gtin>4820000000017</g:gtin>');
  expect(second).toContain('<g:availability>out_of_stock</g:availability>');
});

test('Rozetka and Prom read the price that is paid, the old one beside it, and how many there are', async () => {
  await using shop = await openTestShop({ publicUrl });
  await addGoods(shop);
  const { body } = await shop.get('/feeds/yml.xml');
  const [, first, second, third] = body.split('<offer ');
  expect(first).toContain('id="1" available="true" in_stock="true" selling_type="r" group_id="1">');
  expect(first).toContain('<price>688.00</price>\n<oldprice>860.00</oldprice>\n<price_old>860.00</price_old>');
  expect(first).toContain('<stock_quantity>3</stock_quantity>');
  expect(first).toContain(
    '<param name="Об’єм">50 мл</param>\n<param name="Тип шкіри">Суха</param>\n<param name="Країна походження">Україна</param>',
  );
  expect(third).not.toContain('Країна');
  expect(second).toContain('id="2" available="false"');
  expect(third).toContain('<categoryId>999999999</categoryId>');
  expect(body).toContain('<category id="999999999">Інше</category>');
});

/** How many offers are available. */
const offersIn = (feed: string) => feed.match(/>in_stock<|available="true"|В наявності/g)?.length;

test('what is sold out is seen at once, by the same file otherwise', async () => {
  await using shop = await openTestShop({ publicUrl });
  await addGoods(shop);
  for (const [, path] of feeds) {
    await shop.setStock('CREAM-50', 3);
    const before = await shop.get(path);
    const known = { 'if-none-match': String(before.headers.etag) };
    expect((await shop.get(path, known)).statusCode).toBe(304);
    await shop.setStock('CREAM-50', 0);
    const after = await shop.get(path, known);
    expect(after.statusCode).toBe(200);
    expect([offersIn(before.body), offersIn(after.body)]).toEqual([2, 1]);
  }
});

test('what has no picture, and a barcode that cannot be right, are in no feed, and the list of products says so', async () => {
  await using shop = await openTestShop({ publicUrl });
  const owner = await signedIn(shop);
  const brandId = await shop.addBrand();
  const pictures = await keptPicture(shop);
  await shop.addProduct({
    brandId,
    slug: 'cream',
    variants: [
      variant('CREAM-50', 860_00, { pictures }),
      variant('CREAM-100', 900_00, { value: '100' }),
      variant('CREAM-200', 950_00, { value: '200', isActive: false }),
    ],
  });
  await shop.addProduct({ brandId, slug: 'fine', variants: [variant('FINE', 100_00, { pictures })] });
  await shop.addProduct({ brandId, slug: 'hidden', isActive: false });
  const barcodes = { 'CREAM-50': '4820000000018', 'CREAM-200': '123456789', FINE: '4820000000017', 'HIDDEN-50': 'X' };
  for (const [code, barcode] of Object.entries(barcodes))
    await shop.database.pool.query('update variants set barcode = $1 where code = $2', [barcode, code]);

  for (const [schema, path] of feeds) {
    const { body } = await shop.get(path);
    expect(await xmlFaults(body, schema)).toEqual([]);
    expect(body.match(/\/product\/[^<]*/g)).toEqual(['/product/cream', '/product/fine']);
    expect([body.includes('4820000000018'), body.includes('4820000000017')]).toEqual([false, true]);
  }
  const listed = async (problem: string) =>
    (await owner.get(`products/?problem=${problem}`))
      .json()
      .data.map(({ code, problems }: { code: string; problems: object[] }) => [code, problems]);
  const ofCream = [
    { code: 'CREAM-50', what: 'wrong_barcode' },
    { code: 'CREAM-100', what: 'no_picture' },
    { code: 'CREAM-200', what: 'wrong_barcode' },
  ];
  expect(await listed('no_picture')).toEqual([['CREAM', ofCream]]);
  expect(await listed('wrong_barcode')).toEqual([
    ['CREAM', ofCream],
    ['HIDDEN', [{ code: 'HIDDEN-50', what: 'wrong_barcode' }]],
  ]);
  const all = (await owner.get('products/')).json();
  expect(all.data.map(({ problems }: { problems: object[] }) => problems.length)).toEqual([3, 0, 1]);
});

test('the list of products finds exactly the barcodes that the form would refuse', async () => {
  await using shop = await openTestShop({ publicUrl });
  const owner = await signedIn(shop);
  const brandId = await shop.addBrand();
  const given = ['96385074', '036000291452', '4006381333931', '10614141000415'].flatMap((right) => [
    right,
    ...Array.from(right, (digit, place) => right.slice(0, place) + ((Number(digit) + 3) % 10) + right.slice(place + 1)),
    right.slice(1),
    `${right}0`,
  ]);
  const variants = given.map((barcode, index) => variant(`V-${index}`, 100_00, { barcode }));
  await shop.addProduct({ brandId, slug: 'cream', variants });
  const [row] = (await owner.get('products/?problem=wrong_barcode')).json().data;
  const wrong = (row.problems as { code: string; what: string }[]).filter(({ what }) => what === 'wrong_barcode');
  const refused = given.flatMap((barcode, index) => (Barcode.safeParse(barcode).success ? [] : [`V-${index}`]));
  expect(wrong.map(({ code }) => code)).toEqual(refused);
  expect(refused.length).toBeGreaterThan(40);
});

test('feeds are kept apart from the pages that customers read, and share what they tell of', async () => {
  await using shop = await openTestShop({ publicUrl });
  await addGoods(shop);
  const keptAs: [key: string, partition: string][] = [];
  const { catalogueCache } = shop.shop;
  const getOrLoad = catalogueCache.getOrLoad.bind(catalogueCache);
  catalogueCache.getOrLoad = (key, load, partition = 'pages') => {
    const noted = () => {
      keptAs.push([key, partition]);
      return load();
    };
    return getOrLoad(key, noted, partition);
  };
  for (const [, path] of feeds) await shop.get(path);
  expect(keptAs).toEqual([
    ['["/feeds/google-merchant.xml",{}]', 'files'],
    ['offers', 'files'],
    ['listing index', 'indexes'],
    ['["/feeds/yml.xml",{}]', 'files'],
    ['["/feeds/hotline.xml",{}]', 'files'],
  ]);
});
