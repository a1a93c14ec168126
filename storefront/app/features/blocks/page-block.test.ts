import type { ShownBlock } from '@shop/contract/blocks.ts';
import { expect, test } from 'vitest';
import { pageBlocks } from './page-block.ts';

const picture = {
  image: '/media/a/640.webp',
  alt: 'Полиця',
  width: 640,
  height: 480,
  placeholder: 'data:',
  sizes: [{ width: 320, avif: '/media/a/320.avif', webp: '/media/a/320.webp' }],
};
const shownPicture = { image: '/media/a/640.webp', alt: 'Полиця', width: 640, height: 480, widths: [320] };

const variant = { id: 7, value: '30', price: '560.00', discount_price: '0.00', stock: 5, images: [picture] };
const product = {
  id: 1,
  name: 'Сироватка',
  brand: { name: 'Verba' },
  slug: 'serum',
  human: 'Легка',
  description: 'Довгий опис',
  unit: 'мл',
  is_active: true,
  is_collection_product: false,
  variants: [variant],
};

const shown = (kind: string, data: object) => pageBlocks([{ id: 'x', kind, data } as unknown as ShownBlock]);

test('pages get cards instead of products, and pictures without the addresses of their sizes', () => {
  const [products] = shown('products', { title: 'Новинки', products: [product] });
  expect(products?.data).toEqual({
    title: 'Новинки',
    products: [
      {
        id: 1,
        name: 'Сироватка',
        brand: 'Verba',
        url: '/product/serum',
        human: 'Легка',
        is_collection_product: false,
        variant: { id: 7, price: '560.00', discount_price: '0.00' },
        images: [shownPicture],
        isInStock: true,
        isFrom: false,
        sizes: '30\u00a0мл',
      },
    ],
  });
  expect(shown('story', { title: 'Про нас', picture, button: '', link: null })[0]?.data).toEqual({
    title: 'Про нас',
    picture: shownPicture,
    button: '',
    link: null,
  });
  const banner = { big_banner: '/a.webp', big_banner_picture: picture, big_banner_mobile_picture: picture };
  expect(shown('banners', { banners: [banner] })[0]?.data).toEqual({
    banners: [{ big_banner: '/a.webp', big_banner_picture: shownPicture, big_banner_mobile_picture: shownPicture }],
  });
});

test.each([
  ['banners', { banners: [] }],
  ['products', { title: 'Новинки', products: [] }],
  ['products', { title: 'Новинки', products: [{ ...product, is_active: false }] }],
  ['brands', { title: 'Бренди', brands: [] }],
  ['goals', { title: 'Потреби', text: '', pages: [] }],
  ['facts', { items: [] }],
])('%s without anything to show are left out', (kind, data) => {
  expect(shown(kind, data)).toEqual([]);
});

test('a picture with words needs no points', () => {
  expect(shown('picture_text', { title: 'Про землю', points: [], picture: null })).toHaveLength(1);
});
