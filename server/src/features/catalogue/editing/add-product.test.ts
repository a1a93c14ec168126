import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { picture, productInput, variantInput } from '../../../../tests/products.ts';
import { signedIn } from '../../../../tests/staff.ts';

test('a product that the owner adds is in the shop at the next request, at an address made from its name', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const brandId = await shop.addBrand();
  const typeId = await shop.addProductType('Креми', 'kremy');
  const skinTypeId = await shop.addSkinType('Суха', 'sukha');
  expect((await shop.get('/api/v1/shop/product/krem-dlia-oblychchia/')).statusCode).toBe(404);
  const first = (await owner.post('pictures/', await picture('red'))).json();
  const second = (await owner.post('pictures/', await picture('blue'))).json();

  const reply = await owner.post(
    'products/',
    productInput(brandId, {
      product_type_ids: [typeId, typeId],
      skin_type_ids: [skinTypeId],
      description_html: '<p onclick="x()">Добре</p><script>alert(1)</script>',
      variants: [
        variantInput('KREM-50', {
          discount_price: '999.50',
          initial_stock: 7,
          barcode: '4820000000017',
          pictures: [{ id: second.id, alt: 'Збоку' }, { id: first.id }],
        }),
        variantInput('KREM-100', { value: '100', is_active: false }),
      ],
    }),
  );

  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({
    slug: 'krem-dlia-oblychchia',
    version: 1,
    description_html: '<p>Добре</p>',
    product_type_ids: [typeId],
    variants: [
      {
        code: 'KREM-50',
        discount_price: '999.50',
        stock: 7,
        pictures: [{ id: second.id, alt: 'Збоку' }, { id: first.id }],
      },
      { code: 'KREM-100', discount_price: null, stock: 0, is_active: false, barcode: '' },
    ],
  });
  const shown = (await shop.get('/api/v1/shop/product/krem-dlia-oblychchia/')).json();
  expect(shown.variants).toHaveLength(1);
  expect(shown.variants[0]).toMatchObject({ price: '1250.00', stock: 7 });
  expect(shown.variants[0].images.map(({ image }: { image: string }) => image)).toEqual([
    second.picture.image,
    first.picture.image,
  ]);
  const movements = await shop.rows('stock_movements');
  expect(movements).toMatchObject([
    { kind: 'initial', difference: 7, staff_id: owner.id },
    { kind: 'initial', difference: 0, staff_id: owner.id },
  ]);
  expect((await shop.rows('audit_log')).slice(-1)).toMatchObject([
    { action: 'create', subject: 'product', subject_id: String(reply.json().id), staff_id: owner.id },
  ]);
});

test('an address that is taken gets a number, and a name without letters of ours gives its place to the code', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const brandId = await shop.addBrand();
  const add = async (code: string, changes: object = {}) => {
    const input = productInput(brandId, { code, variants: [variantInput(`${code}-1`)], ...changes });
    return (await owner.post('products/', input)).json().slug;
  };
  expect(await add('A')).toBe('krem-dlia-oblychchia');
  expect(await add('B')).toBe('krem-dlia-oblychchia-2');
  expect(await add('C')).toBe('krem-dlia-oblychchia-3');
  expect(await add('Сироватка 7', { name: '美' })).toBe('syrovatka-7');
  expect(await add('D', { slug: 'own-address' })).toBe('own-address');
});

test('everything that cannot be kept is said beside its field, and nothing is kept', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const brandId = await shop.addBrand();
  await shop.addProduct({ brandId, slug: 'taken' });
  const tables = ['products', 'variants', 'stock_movements', 'audit_log'];
  const everything = async () => await Promise.all(tables.map((table) => shop.rows(table)));
  const before = await everything();

  const unreadable = await owner.post(
    'products/',
    productInput(brandId, {
      name: ' ',
      slug: 'Крем',
      variants: [variantInput('A', { price: '100', discount_price: '100.00', barcode: '12', weight_grams: 0 })],
    }),
  );
  expect([unreadable.statusCode, unreadable.json()]).toEqual([
    400,
    {
      name: ["Це поле обов'язкове"],
      slug: ['Лише малі латинські літери, цифри й дефіси'],
      variants: {
        0: {
          barcode: ['Штрихкод має 8, 12, 13 або 14 цифр'],
          discount_price: ['Ціна зі знижкою має бути меншою за звичайну'],
          weight_grams: ['Має бути не менше 1'],
        },
      },
    },
  ]);

  const wrong = await owner.post(
    'products/',
    productInput(99, {
      code: 'TAKEN',
      slug: 'taken',
      product_type_ids: [99],
      variants: [
        variantInput('TAKEN-50', { icon_id: 99 }),
        variantInput('B', { id: 1, pictures: [{ id: 98 }] }),
        variantInput('B'),
      ],
    }),
  );
  expect([wrong.statusCode, wrong.json()]).toEqual([
    400,
    {
      code: ['Цей код уже має інший товар'],
      slug: ['Цю адресу вже має інший товар'],
      brand_id: ['Такого запису вже немає. Оберіть інший'],
      product_type_ids: ['Такого запису вже немає. Оберіть інший'],
      variants: {
        0: { code: ['Цей код уже має інший товар'], icon_id: ['Такого зображення вже немає. Завантажте його ще раз'] },
        1: {
          id: ['Такого варіанта в цьому товарі немає'],
          pictures: ['Такого зображення вже немає. Завантажте його ще раз'],
        },
        2: { code: ['Цей код указано двічі'] },
      },
    },
  ]);

  expect(await everything()).toEqual(before);
});

test('a content editor adds products, but what is on the shelf is not theirs to say', async () => {
  await using shop = await openTestShop();
  const editor = await signedIn(shop, 'content_editor');
  const brandId = await shop.addBrand();
  const stocked = productInput(brandId, { variants: [variantInput('KREM-50', { initial_stock: 1 })] });
  const refused = await editor.post('products/', stocked);
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { variants: { 0: { initial_stock: ['Початковий залишок указує власник'] } } },
  ]);
  expect(await shop.rows('products')).toEqual([]);
  expect((await editor.post('products/', productInput(brandId))).statusCode).toBe(201);
});

test('a copy is not shown, has codes of its own and nothing on the shelf', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const variants = [variantInput('KREM-50', { initial_stock: 5, barcode: '48200011', discount_price: '1000' })];
  const original = (
    await owner.post('products/', productInput(await shop.addBrand(), { best_position: 1, variants }))
  ).json();

  const first = await owner.post(`products/${original.id}/duplicate/`);
  const second = await owner.post(`products/${original.id}/duplicate/`);

  expect(first.statusCode).toBe(201);
  expect(first.json()).toMatchObject({
    name: 'Крем для обличчя (копія)',
    slug: 'krem-dlia-oblychchia-kopiia',
    code: 'KREM-2',
    is_active: false,
    best_position: null,
    variants: [{ code: 'KREM-50-2', price: '1250.00', discount_price: '1000.00', stock: 0, barcode: '' }],
  });
  expect(second.json()).toMatchObject({ code: 'KREM-3', slug: 'krem-dlia-oblychchia-kopiia-2' });
});
