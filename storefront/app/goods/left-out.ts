import { kopiykas } from '@shop/domain/money.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { leftOutWording } from '@shop/wording/left-out.ts';

/** The amounts that a promo code and a certificate do not reduce; undefined without gift certificates in the cart. */
export function leftOutTexts({ goods, products }: Pick<OrderTotal, 'goods' | 'products'>) {
  if (goods === products) return undefined;
  if (products === 0)
    return { promoCode: leftOutWording.promoCodeForNothing, certificate: leftOutWording.certificateForNothing };
  const certificates = kopiykas(goods - products);
  return { promoCode: leftOutWording.promoCode(certificates), certificate: leftOutWording.certificate(certificates) };
}
