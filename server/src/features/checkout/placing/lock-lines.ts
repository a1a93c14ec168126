import type { FreshLine } from '@shop/contract/order-shapes.ts';
import type { CartItem } from '@shop/contract/orders.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { type Kopiykas, kopiykas, toDecimal } from '@shop/domain/money.ts';
import { fulfilment, largestCertificateQuantity, largestPreorder, mergeLines } from '@shop/domain/order-lines.ts';
import type { ReservationLimits } from '@shop/domain/reservations.ts';
import type { Transaction } from '../../../database/database.ts';
import { findOfferedCertificates } from '../../certificates/index.ts';
import { readPublicSettings } from '../../shop-settings/index.ts';
import { type LockedVariant, lockVariants } from '../../stock/index.ts';

/** A line of the new order with current price and stock, which are locked until the order is written. */
export type LockedLine = Omit<LockedVariant, 'slug' | 'stock'> & {
  kind: 'product' | 'certificate';
  /** Null for a certificate. */
  slug: string | null;
  quantity: number;
  /** Null for a certificate. */
  stock: number | null;
  isPreorder: boolean;
  /** The value of a certificate. */
  certificateValue?: Kopiykas;
  /** Who gets a certificate, when it is a gift. */
  recipient?: CartItem['recipient'];
};

/** Locks the cart's variants. Refuses lines that are not sold, too large or out of stock, and names all of them. */
export async function lockLines(
  tx: Transaction,
  cart: readonly CartItem[],
  { largestLine }: Pick<ReservationLimits, 'largestLine'>,
): Promise<LockedLine[]> {
  const items = mergeLines(cart);
  const variantIds = (type: CartItem['type']) =>
    items.filter((item) => item.type === type).map((item) => item.variantId);
  const variants = await lockVariants(tx, variantIds('product'));
  const certificates = await findOfferedCertificates(tx, variantIds('certificate'));

  const unavailable = items.filter(
    ({ variantId, type }) => !(type === 'product' ? variants : certificates).has(variantId),
  );
  if (unavailable.length > 0) {
    const lines = unavailable.map(({ variantId, type }) => ({ variantId, type }));
    throw new Refusal('line_unavailable', { lines });
  }

  const lines = items.map(
    ({ variantId, type, qty: quantity, preorder, recipient }): LockedLine & { isShort: boolean } => {
      if (type === 'certificate') {
        const { value: certificateValue, ...certificate } = certificates.get(variantId)!;
        const plain = {
          slug: null,
          code: '',
          unit: '',
          discountPrice: kopiykas(0),
          stock: null,
          isPreorder: false,
          isShort: false,
        };
        const value = toDecimal(certificateValue);
        return { kind: type, ...certificate, ...plain, value, certificateValue, quantity, recipient };
      }
      const variant = variants.get(variantId)!;
      const how = fulfilment({ quantity, stock: variant.stock, mayPreorder: preorder });
      return { kind: type, ...variant, quantity, isPreorder: how === 'preorder', isShort: how === 'short' };
    },
  );

  // All certificates of one value, over all recipients.
  const countCertificates = (id: number) =>
    lines.reduce((sum, line) => sum + (line.kind === 'certificate' && line.id === id ? line.quantity : 0), 0);
  const tooLarge = lines.filter(
    ({ id, kind, quantity, isPreorder }) =>
      (kind === 'certificate' && countCertificates(id) > largestCertificateQuantity) ||
      (kind === 'product' && quantity > largestLine) ||
      (isPreorder && quantity > largestPreorder),
  );
  if (tooLarge.length > 0) {
    const { phone } = await readPublicSettings(tx);
    throw new Refusal('too_many_of_a_line', { lines: tooLarge.map(freshLine), largest_line: largestLine, phone });
  }
  const short = lines.filter(({ isShort }) => isShort);
  if (short.length > 0) throw new Refusal('out_of_stock', { lines: short.map(freshLine) });
  return lines.map(({ isShort: _isShort, ...line }) => line);
}

/** The line with current price and stock, as refusals show it. */
export function freshLine(line: LockedLine): FreshLine {
  return {
    variantId: line.id,
    type: line.kind,
    product_name: line.name,
    value: line.value,
    unit: line.unit,
    qty: line.quantity,
    stock: line.stock,
    price: toDecimal(line.price),
    discount_price: toDecimal(line.discountPrice),
  };
}
