import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { fromDecimal, type Kopiykas, kopiykas, toDecimal } from '@shop/domain/money.ts';
import { shareOfPieces } from '@shop/domain/refunds.ts';
import { orderStepWording } from '@shop/wording/admin/orders.ts';

type Line = AdminOrder['lines'][number];

/** A way to refund money of the order. */
export type Way = {
  id: string;
  paymentId: number | null;
  words: string;
  most: string;
  /** A second payment of the same order bought nothing and is refunded as a sum. */
  isOfOrder: boolean;
};

/** Number of pieces by line id. */
export type Pieces = Record<number, number>;

const parseAmount = (decimal: string): Kopiykas => fromDecimal(decimal) ?? kopiykas(0);

/** Ways through a provider first. If certificates paid for everything, there is nothing to send. */
export function refundWays({ payments, refundable_by_hand }: AdminOrder): Way[] {
  const { toCard, byHand, toCertificates } = orderStepWording.refund;
  const ways = [
    ...payments.map(({ id, card_mask, refundable, is_counted }) => {
      return {
        id: String(id),
        paymentId: id,
        words: toCard(card_mask ?? ''),
        most: refundable,
        isOfOrder: is_counted,
      };
    }),
    { id: 'by_hand', paymentId: null, words: byHand, most: refundable_by_hand, isOfOrder: true },
  ].filter(({ most }) => most !== '0.00');
  return ways.length > 0
    ? ways
    : [{ id: 'certificates', paymentId: null, words: toCertificates, most: '0.00', isOfOrder: true }];
}

/** Pieces that were returned and not refunded yet: of a cancelled order, all pieces. */
export function piecesToRefund({ state, lines }: AdminOrder): Pieces {
  const pieces = lines.map((line): [number, number] => {
    const back = state === 'cancelled' ? line.refundable_quantity : line.returned_quantity - line.refunded_quantity;
    return [line.id, Math.max(0, Math.min(back, line.refundable_quantity))];
  });
  return Object.fromEntries(pieces);
}

/** The largest sum that can be refunded this way without naming lines. */
export function largestSum({ refundable_freely }: AdminOrder, { most, isOfOrder }: Way): string {
  return isOfOrder ? toDecimal(kopiykas(Math.min(parseAmount(most), parseAmount(refundable_freely)))) : most;
}

/** The refund of the chosen pieces, calculated as the server does. */
export function previewRefund(order: AdminOrder, chosen: { pieces: Pieces; delivery: boolean }, way: Way) {
  const delivery = chosen.delivery ? order.delivery_paid : null;
  const total = (lines: readonly Line[], shareOf: (line: Line) => number, rest: string | undefined) =>
    lines.reduce((sum, line) => sum + shareOf(line), rest === undefined ? 0 : parseAmount(rest));
  const chosenPieces = (line: Line) => chosen.pieces[line.id] ?? 0;
  const moneyShare = (line: Line) =>
    shareOfPieces(parseAmount(line.paid.money), {
      of: line.quantity,
      after: line.refunded_quantity,
      count: chosenPieces(line),
    });
  // The certificate share of returned goods was credited on their return.
  const certificateShare = (line: Line) => {
    const before = Math.max(line.returned_quantity, line.refunded_quantity);
    const after = Math.max(before, line.refunded_quantity + chosenPieces(line));
    const share = { of: line.quantity, after: before, count: after - before };
    return shareOfPieces(parseAmount(line.paid.certificates), share);
  };
  const cost = total(order.lines, moneyShare, delivery?.money);
  const ofCertificates = total(
    order.lines.filter(({ type }) => type === 'certificate'),
    moneyShare,
    undefined,
  );
  const owed = Math.min(cost, parseAmount(order.refundable_freely) + ofCertificates);
  const money = Math.min(owed, parseAmount(way.most));
  const toCertificates = order.state === 'cancelled' ? 0 : total(order.lines, certificateShare, delivery?.certificates);
  return {
    money: toDecimal(kopiykas(money)),
    toCertificates: toDecimal(kopiykas(toCertificates)),
    /** The part that this way cannot refund. */
    missing: toDecimal(kopiykas(owed - money)),
  };
}
