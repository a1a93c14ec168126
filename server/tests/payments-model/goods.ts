/** Few of everything, so that late payments find it gone. */
export const shelf = { 1: { price: 500_00, stock: 2 }, 2: { price: 300_00, stock: 1 } } as const;
export const gift = { serialNumber: 'GIFT', amount: 400_00 };
export const promo = { code: 'TEN', percent: 10, maxUses: 1 };
/** A certificate that can be bought for what it is worth. */
export const soldCertificate = { value: 200_00 };

export type Cart = {
  products: readonly { variantId: 1 | 2; qty: number }[];
  /** How many certificates are bought. */
  certificates: number;
  method: 'full' | 'prepayment' | 'cash';
  hasPromo: boolean;
  /** The certificate that is paid with. */
  serialNumber: string | undefined;
};

/** A percent is of products, so without any the code is not used up. */
export function usesPromo({ products, hasPromo }: Cart): boolean {
  return hasPromo && products.length > 0;
}

/** What is to be paid before certificates pay a part of it. */
export function priceOf(cart: Cart): number {
  const products = cart.products.reduce((sum, { variantId, qty }) => sum + shelf[variantId].price * qty, 0);
  const discount = usesPromo(cart) ? Math.round((products * promo.percent) / 100) : 0;
  return products - discount + cart.certificates * soldCertificate.value;
}

/** What certificates pay of an order. */
export function certificatePart({ cart, total }: { cart: Cart; total: number }): number {
  return priceOf(cart) - total;
}

/** What is to be paid on the site. */
export function dueOf({ method }: Cart, total: number): number {
  if (method === 'cash') return 0;
  return method === 'prepayment' ? Math.min(200_00, total) : total;
}
