import type { FieldErrors } from '@shop/contract/errors.ts';
import type { Refusal } from '@shop/contract/refusal.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { deliveryNames } from '@shop/wording/deliveries.ts';
import type { CartItem } from '../../../goods/cart-item.ts';
import { itemKind } from '../../../goods/item-kind.ts';
import { parseMoney } from '../../../goods/parse-money.ts';
import { priced } from '../../../goods/priced.ts';
import type { ShownOrder } from './order-body.ts';

const { changes } = deliveryStepWording;

/** The differences between the order on the screen and the shop's current data, line by line. */
export function whatChanged(refusal: Refusal, shown: Pick<ShownOrder, 'items' | 'promo' | 'sums'>): string[] {
  if (isCode(refusal, 'total_changed')) {
    return [...newPrices(refusal.details, shown), ...newSums(refusal.details, shown)];
  }
  if (isCode(refusal, 'out_of_stock')) {
    return refusal.details.lines.flatMap(({ variantId, qty, stock }) =>
      itemsWithVariant(variantId, shown).map((item) =>
        stock ? changes.less(nameWithSize(item), qty, stock) : changes.soldOut(nameWithSize(item)),
      ),
    );
  }
  if (isCode(refusal, 'line_unavailable')) {
    return refusal.details.lines
      .flatMap(({ variantId }) => itemsWithVariant(variantId, shown))
      .map((item) => changes.gone(nameWithSize(item)));
  }
  if (isCode(refusal, 'way_not_offered')) {
    const names = refusal.details.deliveries.flatMap(({ type, is_on }) => (is_on ? [deliveryNames[type]] : []));
    return names.length === 0 ? [] : [deliveryStepWording.newWays(names.join(', '))];
  }
  if (isCode(refusal, 'invalid_request')) return refusedGifts(refusal.details.fields, shown);
  if (isCode(refusal, 'promo_code_rejected')) return [changes.promoRemoved(shown.promo?.code ?? '')];
  if (isCode(refusal, 'certificate_rejected')) return [changes.certificateRemoved(refusal.details.serial_number)];
  return [];
}

export function isCode<Code extends Refusal['code']>(refusal: Refusal, code: Code): refusal is Refusal<Code> {
  return (refusal as Refusal).code === code;
}

/** The server names lines by their index in the order. */
function refusedGifts({ cart_items }: FieldErrors, { items }: Pick<ShownOrder, 'items'>): string[] {
  return items.flatMap((item, index) => {
    const words = wordsIn(within(within(cart_items, String(index)), 'recipient'));
    return words.length === 0 ? [] : [changes.gift(nameWithSize(item), words.join('. '))];
  });
}

function within(errors: FieldErrors[string] | undefined, field: string): FieldErrors[string] | undefined {
  return errors === undefined || Array.isArray(errors) ? undefined : errors[field];
}

function wordsIn(errors: FieldErrors[string] | undefined): string[] {
  return Array.isArray(errors) ? errors : Object.values(errors ?? {}).flatMap(wordsIn);
}

type Fresh = Refusal<'total_changed'>['details'];

function newPrices({ lines }: Fresh, shown: Pick<ShownOrder, 'items'>): string[] {
  return lines.flatMap((line) =>
    itemsWithVariant(line.variantId, shown).flatMap((item) => {
      const [from, to] = [currentPrice(priced(item)), currentPrice(priced(line))];
      return from === to ? [] : [changes.price(nameWithSize(item), from, to)];
    }),
  );
}

/** The item with this variant; empty if it has left the cart. */
function itemsWithVariant(variantId: number, { items }: Pick<ShownOrder, 'items'>): readonly CartItem[] {
  return items.filter(({ id }) => id === variantId);
}

/** With its size: the cart may hold two variants of the same name. */
function nameWithSize(item: CartItem): string {
  return `${item.product_name}, ${itemKind(item)}`;
}

function newSums(fresh: Fresh, { promo, sums }: Pick<ShownOrder, 'promo' | 'sums'>): string[] {
  const percent = promo?.percent ?? 0;
  const [certificates, total] = [parseMoney(fresh.certificate_discount), parseMoney(fresh.total_price)];
  return [
    ...(fresh.promo_code_discount === percent ? [] : [changes.promo(percent, fresh.promo_code_discount)]),
    ...(certificates === sums.certificateDiscount
      ? []
      : [changes.certificates(sums.certificateDiscount, certificates)]),
    changes.total(sums.total, total),
  ];
}
