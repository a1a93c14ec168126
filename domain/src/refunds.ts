import { type Kopiykas, kopiykas, smaller, sum } from './money.ts';
import { currentPrice, type Priced } from './prices.ts';

/** How a part of an order was paid: with money, and with redeemed certificates. */
export type Share = { money: Kopiykas; certificates: Kopiykas };

type PaidOrder = {
  lines: readonly (Priced & { kind: 'product' | 'certificate'; quantity: number })[];
  promoDiscount: Kopiykas;
  certificateDiscount: Kopiykas;
  delivery: Kopiykas;
};

/**
 * Spreads the discount and the redeemed certificates over lines and delivery; the shares add up to the order's sums.
 * A purchased certificate is money, so a discount or a redeemed certificate reduces its line only if the rest of the order
 * is too small. Only orders placed under an older rule have such sums.
 */
export function spreadOrder(order: PaidOrder): { lines: Share[]; delivery: Share } {
  const worth = order.lines.map((line) => kopiykas(currentPrice(line) * line.quantity));
  const isProduct = order.lines.map(({ kind }) => kind === 'product');
  const discounts = fill(order.promoDiscount, worth, isProduct);
  const due = [...worth.map((each, index) => kopiykas(each - discounts[index]!)), order.delivery];
  const covered = fill(order.certificateDiscount, due, [...isProduct, true]);
  const shares = due.map((each, index) => ({ money: kopiykas(each - covered[index]!), certificates: covered[index]! }));
  return { lines: shares.slice(0, -1), delivery: shares.at(-1)! };
}

/** Spreads an amount over the first rooms in proportion to their size; the part that does not fit goes to the others. */
function fill(amount: Kopiykas, rooms: readonly Kopiykas[], isFirst: readonly boolean[]): Kopiykas[] {
  const firsts = rooms.map((room, index) => (isFirst[index] ? room : kopiykas(0)));
  const others = rooms.map((room, index) => (isFirst[index] ? kopiykas(0) : room));
  const fitting = smaller(amount, sum(firsts));
  const onFirsts = proportionally(fitting, firsts);
  const onOthers = proportionally(kopiykas(amount - fitting), others);
  return rooms.map((_room, index) => kopiykas(onFirsts[index]! + onOthers[index]!));
}

/** The largest remainder method: no share exceeds its room, and the shares add up to the amount. */
function proportionally(amount: Kopiykas, rooms: readonly Kopiykas[]): Kopiykas[] {
  const whole = BigInt(sum(rooms));
  if (whole === 0n) return rooms.map(() => kopiykas(0));
  // BigInt: the product of two sums may exceed the safe integers.
  const exact = rooms.map((room) => BigInt(amount) * BigInt(room));
  const shares = exact.map((each) => Number(each / whole));
  const missing = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact.map((each, index) => ({ index, remainder: each % whole }));
  byRemainder.sort((left, right) => Number(right.remainder - left.remainder) || left.index - right.index);
  for (const { index } of byRemainder.slice(0, missing)) shares[index]! += 1;
  return shares.map(kopiykas);
}

/** The cost of some pieces of a line after `after` other pieces. All pieces together cost exactly the line. */
export function shareOfPieces(line: Kopiykas, pieces: { of: number; after: number; count: number }): Kopiykas {
  const upTo = (count: number) => Number((BigInt(line) * BigInt(count)) / BigInt(pieces.of));
  return kopiykas(upTo(pieces.after + pieces.count) - upTo(pieces.after));
}

/** A gift certificate that a line has sold; perhaps not issued yet. */
export type BoughtPiece = {
  spent: Kopiykas;
  /** Permanently invalid. */
  isVoid: boolean;
};

export type RefundableLine = Priced & {
  id: number;
  kind: 'product' | 'certificate';
  quantity: number;
  /** Refunded, or with a refund in progress. */
  refundedQuantity: number;
  /** For a line of certificates: those that are not refunded. */
  bought: readonly BoughtPiece[];
};

export type RefundableOrder = Omit<PaidOrder, 'lines'> & {
  lines: readonly RefundableLine[];
  isDeliveryRefunded: boolean;
  total: Kopiykas;
  received: Kopiykas;
  /** Received minus refunds, including refunds in progress. */
  left: Kopiykas;
};

type WantedLines = { lines: readonly { lineId: number; quantity: number }[]; delivery: boolean };
export type WantedSum = WantedLines | { amount: Kopiykas };

type RefundPlan =
  | { money: Kopiykas }
  | { refused: 'return_above_sold' }
  | { refused: 'refund_needs_lines'; refundable: Kopiykas }
  | { refused: 'certificate_line_spent'; lines: { line_id: number; quantity: number }[] }
  | { refused: 'refund_above_received'; refundable: Kopiykas };

/**
 * How much money is refunded, or why none is. `most` is the limit of the chosen way of refunding. Money for certificates
 * that are spent, or can still be spent, is never refunded.
 */
export function planRefund(order: RefundableOrder, wanted: WantedSum, most: Kopiykas): RefundPlan {
  if ('amount' in wanted) {
    if (wanted.amount > most) return { refused: 'refund_above_received', refundable: most };
    const refundable = freeSum(order);
    return wanted.amount > refundable ? { refused: 'refund_needs_lines', refundable } : { money: wanted.amount };
  }
  const quantityOf = ({ id }: { id: number }) => totalQuantity(wanted.lines.filter(({ lineId }) => lineId === id));
  const isKnown = ({ lineId }: { lineId: number }) => order.lines.some(({ id }) => id === lineId);
  const isTooMuch = order.lines.some((line) => quantityOf(line) > line.quantity - line.refundedQuantity);
  const isDeliveryGone = wanted.delivery && (order.isDeliveryRefunded || order.delivery === 0);
  if (isTooMuch || isDeliveryGone || !wanted.lines.every(isKnown)) return { refused: 'return_above_sold' };
  const spent = order.lines
    .filter((line) => quantityOf(line) > refundablePieces(line))
    .map((line) => ({ line_id: line.id, quantity: quantityOf(line) - refundablePieces(line) }));
  if (spent.length > 0) return { refused: 'certificate_line_spent', lines: spent };

  const shares = spreadOrder(order);
  const share = (kind: keyof Share) =>
    order.lines.reduce(
      (total, line, index) =>
        total +
        shareOfPieces(shares.lines[index]![kind], {
          of: line.quantity,
          after: line.refundedQuantity,
          count: quantityOf(line),
        }),
      wanted.delivery ? shares.delivery[kind] : 0,
    );
  const rest = freeSum({ ...order, lines: order.lines.map((line) => withoutPieces(line, quantityOf(line))) });
  const owed = Math.min(share('money'), rest);
  const money = kopiykas(Math.min(owed, most));
  const isUnpaid = order.received === 0 && order.total > 0;
  // If certificates have paid for everything, only their share is returned.
  const isOnlyToCertificates = owed === 0 && share('certificates') > 0;
  if (isUnpaid || (money === 0 && !isOnlyToCertificates))
    return { refused: 'refund_above_received', refundable: kopiykas(0) };
  return { money };
}

/** How many pieces of a line can be refunded now; certificates only if nothing of them is spent. */
export function refundablePieces({ kind, quantity, refundedQuantity, bought }: RefundableLine): number {
  return kind === 'product' ? quantity - refundedQuantity : bought.filter(({ spent }) => spent === 0).length;
}

/** The sum that can be refunded without naming lines: all but the money for certificates. */
export function freeSum(order: RefundableOrder): Kopiykas {
  return kopiykas(Math.max(order.left - moneyOfCertificates(order), 0));
}

/** The money paid for certificates that are still valid, and for the spent part of the others. */
export function moneyOfCertificates(order: Omit<RefundableOrder, 'left'>): Kopiykas {
  const shares = spreadOrder(order);
  const kept = order.lines.map((line, index) => {
    const { money } = shares.lines[index]!;
    const good = line.bought.filter(({ isVoid }) => !isVoid).length;
    const spent = line.bought.reduce((total, piece) => total + (piece.isVoid ? piece.spent : 0), 0);
    const ofGood = shareOfPieces(money, { of: line.quantity, after: line.quantity - good, count: good });
    return kopiykas(Math.min(money, ofGood + spent));
  });
  return sum(kept);
}

/** The line after the refund of some more pieces; void ones go first. */
function withoutPieces(line: RefundableLine, count: number): RefundableLine {
  const whole = line.bought.filter(({ spent }) => spent === 0).toSorted((a, b) => Number(b.isVoid) - Number(a.isVoid));
  const spent = line.bought.filter((piece) => piece.spent > 0);
  return { ...line, refundedQuantity: line.refundedQuantity + count, bought: [...whole.slice(count), ...spent] };
}

function totalQuantity(lines: readonly { quantity: number }[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

/** The share of the returned pieces of each line, and of a refunded delivery. */
export function shareOfReturned(order: PaidOrder, back: { pieces: readonly number[]; isDeliveryBack: boolean }): Share {
  const shares = spreadOrder(order);
  const shareOf = (kind: keyof Share) => {
    const ofLines = order.lines.map(({ quantity }, index) =>
      shareOfPieces(shares.lines[index]![kind], { of: quantity, after: 0, count: back.pieces[index]! }),
    );
    return kopiykas(sum(ofLines) + (back.isDeliveryBack ? shares.delivery[kind] : 0));
  };
  return { money: shareOf('money'), certificates: shareOf('certificates') };
}
