import type { VariantItem } from '@shop/contract/catalogue.ts';
import type { CertificateVariant } from '@shop/contract/certificates.ts';
import { type Kopiykas, kopiykas, toDecimal } from '@shop/domain/money.ts';
import { largestCertificateQuantity, largestPreorder } from '@shop/domain/order-lines.ts';
import { goodsTotal, type SummedLine } from '@shop/domain/order-total.ts';
import type { CartLine } from '../browser-storage/cart.ts';
import { type ApiPriced, priced } from './priced.ts';

/** A cart line with everything that is shown of it. */
export type CartItem = Pick<
  VariantItem,
  | 'id'
  | 'code'
  | 'product_name'
  | 'brand_name'
  | 'product_type'
  | 'title'
  | 'value'
  | 'unit'
  | 'image_picture'
  | 'price'
  | 'discount_price'
  | 'is_collection_product'
> & {
  type: CartLine['type'];
  qty: number;
  /** A certificate has no page of its own. */
  url: string | null;
  /** Null for a certificate: it never runs out. */
  stock: number | null;
  /** Shown as 'Передзамовлення'. */
  isPreorder: boolean;
};

/** A cart item without its quantity, which changes while the rest stays. */
export type CartItemDetails = Omit<CartItem, 'qty'>;

export function productDetails({ slug: _slug, image: _image, ...variant }: VariantItem): CartItemDetails {
  return { ...variant, type: 'product', isPreorder: variant.stock < 1 };
}

/** The value of a certificate is money, in a text field as every value is: '1000.00'. */
export function certificateDetails(variant: CertificateVariant): CartItemDetails {
  return {
    id: variant.id,
    type: 'certificate',
    code: '',
    product_name: variant.sertificate_name,
    brand_name: '',
    product_type: null,
    title: '',
    value: variant.value,
    unit: '',
    url: null,
    image_picture: variant.sertificate_image_picture,
    price: variant.price,
    discount_price: '0.00',
    stock: null,
    is_collection_product: false,
    isPreorder: false,
  };
}

/** The line as `orderTotal` takes it. */
export function orderLine(item: CartItem): SummedLine {
  return { ...priced(item), kind: item.type, quantity: item.qty };
}

/** The price of all pieces of a line. */
export function wholeLine(item: ApiPriced & { qty: number }): ApiPriced {
  const { price, discountPrice } = priced(item);
  const times = (amount: Kopiykas) => toDecimal(kopiykas(amount * item.qty));
  return { price: times(price), discount_price: times(discountPrice) };
}

/** The largest quantity that an order accepts: the stock, or the limit of one line. */
export function orderLimit(
  { type, stock, isPreorder }: Pick<CartItem, 'type' | 'stock' | 'isPreorder'>,
  largestLine: number,
): number {
  if (type === 'certificate') return largestCertificateQuantity;
  return Math.min(isPreorder ? largestPreorder : (stock ?? largestLine), largestLine);
}

/** The stock, if the wanted quantity exceeds it. */
export function leftTooFew({ qty, stock, isPreorder }: CartItem): number | undefined {
  return !isPreorder && stock !== null && qty > stock ? stock : undefined;
}

/** The sum of the goods, before discounts and delivery. */
export function cartGoods(items: readonly CartItem[]): Kopiykas {
  return goodsTotal(items.map(orderLine));
}
