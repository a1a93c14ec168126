import type { VariantItem } from '@shop/contract/catalogue.ts';
import type { CertificateVariant } from '@shop/contract/certificates.ts';
import type { Call } from './api-answers.ts';

/** A variant in the format of the API, at 100 ₴, with plenty of stock. */
export function variant(changes: Partial<VariantItem> & Pick<VariantItem, 'id' | 'product_name'>): VariantItem {
  const slug = `product-${changes.id}`;
  return {
    slug,
    url: `/product/${slug}?variant=${changes.id}`,
    code: `CODE-${changes.id}`,
    brand_name: 'Verba',
    product_type: 'Креми',
    title: '',
    value: '200',
    unit: 'мл',
    image: null,
    image_picture: null,
    price: '100.00',
    discount_price: '0.00',
    stock: 150,
    is_collection_product: false,
    ...changes,
  };
}

export const gel = variant({ id: 1, product_name: 'Гель для вмивання', price: '620.00' });
export const toner = variant({ id: 2, product_name: 'Тонік-спрей', value: '100', price: '540.00' });
export const fluid = variant({
  id: 3,
  product_name: 'Сонцезахисний флюїд',
  price: '780.00',
  discount_price: '624.00',
});
export const handCream = variant({ id: 4, product_name: 'Крем для рук', price: '290.00', stock: 0 });
export const balm = variant({ id: 5, product_name: 'Бальзам для губ', price: '240.00', stock: 3 });
export const oil = variant({
  id: 6,
  product_name: 'Нічна олійка',
  price: '1100.00',
  is_collection_product: true,
});
const variants = [gel, toner, fluid, handCream, balm, oil];

const offer = (id: number, value: string, name: string): CertificateVariant => ({
  id,
  value,
  price: value,
  name,
  sertificate_name: name,
  sertificate_image: null,
  sertificate_image_picture: null,
  image: null,
  variant_icon: null,
});
export const smallGift = offer(51, '500.00', 'Маленька радість');
export const gift = offer(52, '1000.00', 'Для знайомства');
const certificates = [smallGift, gift];

/** The API's answers about goods and certificates. */
export const goodsAnswers = {
  'POST /api/v1/shop/wishlist/': ({ body }: Call) => {
    const { variant_ids } = body as { variant_ids: number[] };
    return variant_ids.flatMap((wanted) => variants.find(({ id }) => id === wanted) ?? []);
  },
  'GET /api/v1/sertificate-variants/': () => certificates,
};

export const cartLine = (of: { id: number }, qty = 1) => ({
  variantId: of.id,
  qty,
  type: certificates.some(({ id }) => id === of.id) ? 'certificate' : 'product',
});

/** Browser storage as left by an earlier visit. */
export function keep(key: 'cart' | 'wishlist' | 'promoCode', value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}

export function kept(key: 'cart' | 'wishlist' | 'promoCode' | 'recentSearches'): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}
