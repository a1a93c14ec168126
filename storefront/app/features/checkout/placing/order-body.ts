import type { DeliveryType, PaymentMethod } from '@shop/domain/deliveries.ts';
import type { DeliveryRules } from '@shop/domain/delivery-rules.ts';
import { toDecimal } from '@shop/domain/money.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { checkoutWording } from '@shop/wording/checkout.ts';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import type { Gift } from '../../../browser-storage/gifts.ts';
import type { KeptPromoCode } from '../../../browser-storage/kept-promo-code.ts';
import type { CartItem } from '../../../goods/cart-item.ts';
import type { OrderBody } from '../delivery/delivery-form.ts';
import { deliveryForms } from '../delivery/delivery-forms.ts';

/** The order as the customer sees it on the screen. */
export type ShownOrder = {
  draft: CheckoutDraft;
  deliveryType: DeliveryType;
  paymentMethod: PaymentMethod;
  items: readonly CartItem[];
  gifts: readonly Gift[];
  promo: KeptPromoCode | undefined;
  sums: OrderTotal;
  /** As the customer saw them. */
  rules: DeliveryRules;
};

/**
 * The order as the API takes it. Of its sums only `total_price` is checked; the others are sent because the
 * specification asks for them.
 */
export function orderBody(shown: ShownOrder): OrderBody {
  const { draft, deliveryType, paymentMethod, items, gifts, promo, sums } = shown;
  const { personal } = draft;
  const common = {
    personal_info: { ...personal, phone: `${checkoutWording.phonePrefix}${personal.phone}` },
    payment_method: paymentMethod,
    cart_items: items.map(({ id, qty, type, isPreorder }) => ({
      variantId: id,
      qty,
      type,
      ...(isPreorder && { preorder: true }),
      ...(type === 'certificate' && recipientAmong(gifts, id)),
    })),
    delivery_cost: toDecimal(sums.delivery),
    total_price: toDecimal(sums.total),
    promo_code: promo?.code ?? null,
    promo_code_discount: promo?.percent ?? 0,
    certificates: [...draft.certificates],
    certificate_discount: toDecimal(sums.certificateDiscount),
  };
  return { ...common, ...deliveryForms[deliveryType].body(draft, shown.rules) };
}

function recipientAmong(gifts: readonly Gift[], variantId: number) {
  const gift = gifts.find((each) => each.variantId === variantId);
  if (gift === undefined) return {};
  const { name, email, message, sendOn } = gift;
  return { recipient: { name, email, message, sendOn } };
}
