/** A small stock, so that late payments find it sold out. */
export const shelf = { 1: { price: 500_00, stock: 2 }, 2: { price: 300_00, stock: 1 } } as const;
export const gift = { serialNumber: 'GIFT', amount: 400_00 };
export const promo = { code: 'TEN', percent: 10, maxUses: 1 };
/** A certificate that is sold at its value. */
export const soldCertificate = { value: 200_00 };

export type Cart = {
  products: readonly { variantId: 1 | 2; qty: number }[];
  /** Number of purchased certificates. */
  certificates: number;
  method: 'full' | 'prepayment' | 'cash';
  hasPromo: boolean;
  /** The redeemed certificate. */
  serialNumber: string | undefined;
};

/** A discount applies only to products, so without any the code is not used. */
export function usesPromo({ products, hasPromo }: Cart): boolean {
  return hasPromo && products.length > 0;
}

/** The price before redeemed certificates. */
export function priceOf(cart: Cart): number {
  const products = cart.products.reduce((sum, { variantId, qty }) => sum + shelf[variantId].price * qty, 0);
  const discount = usesPromo(cart) ? Math.round((products * promo.percent) / 100) : 0;
  return products - discount + cart.certificates * soldCertificate.value;
}

/** The part of an order that certificates pay. */
export function certificatePart({ cart, total }: { cart: Cart; total: number }): number {
  return priceOf(cart) - total;
}

/** The sum to pay online. */
export function dueOf({ method }: Cart, total: number): number {
  if (method === 'cash') return 0;
  return method === 'prepayment' ? Math.min(200_00, total) : total;
}
