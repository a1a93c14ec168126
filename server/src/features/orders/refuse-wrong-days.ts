import type { FieldErrors } from '@shop/contract/errors.ts';
import type { CartItem } from '@shop/contract/orders.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { isSendingDay } from '@shop/domain/gifts.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { giftWording } from '@shop/wording/gifts.ts';

/**
 * Refuses days on which a gift cannot be mailed. Not by the contract: an order that is sent again with its key is the
 * same order tomorrow, too.
 */
export function refuseWrongDays(cart: readonly CartItem[]): void {
  const today = kyivDate(new Date());
  const wrong: FieldErrors = {};
  for (const [index, { recipient }] of cart.entries()) {
    if (!recipient?.sendOn || isSendingDay(recipient.sendOn, today)) continue;
    wrong[index] = { recipient: { sendOn: [giftWording.otherDay] } };
  }
  if (Object.keys(wrong).length > 0) throw new Refusal('invalid_request', { fields: { cart_items: wrong } });
}
