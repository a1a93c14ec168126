import { kopiykas } from '@shop/domain/money.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { leftOutWording } from '@shop/wording/left-out.ts';

/** What a promo code and a redeemed certificate do not reduce; nothing when the cart holds no gift certificates. */
export function leftOutOf({ goods, products }: Pick<OrderTotal, 'goods' | 'products'>) {
  if (goods === products) return undefined;
  if (products === 0)
    return { promoCode: leftOutWording.promoCodeForNothing, certificate: leftOutWording.certificateForNothing };
  const certificates = kopiykas(goods - products);
  return { promoCode: leftOutWording.promoCode(certificates), certificate: leftOutWording.certificate(certificates) };
}
