import { cartWording } from '@shop/wording/cart.ts';
import { hryvniasInLetters } from '@shop/wording/hryvnias.ts';
import type { CartItem } from './cart-item.ts';
import { parseMoney } from './parse-money.ts';
import { variantName } from './variant-name.ts';

/** What tells variants apart: 'Світлий, 30 мл', 'Подарунковий сертифікат, 1 000 грн'. */
export function itemKind(item: Pick<CartItem, 'type' | 'title' | 'value' | 'unit'>): string {
  if (item.type === 'product') return variantName(item);
  return cartWording.certificate(hryvniasInLetters(parseMoney(item.value)));
}
