import { useEffect, useRef } from 'react';
import type { CartLine } from '../../../browser-storage/cart.ts';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import type { Gift } from '../../../browser-storage/gifts.ts';
import type { Placing } from './use-place-order.ts';
import { isCode } from './what-changed.ts';

/**
 * Clears the message about an order when the customer changes the order. Corrections that the shop makes after a
 * refusal do not clear it.
 */
export function useMessageClearing(
  placing: Placing,
  order: {
    draft: CheckoutDraft;
    lines: readonly CartLine[];
    gifts: readonly Gift[];
    promoCode: string | undefined;
  },
  clearMessage: () => void,
): void {
  const hasMessage = placing.state === 'refused' || placing.state === 'failed';
  const subject = hasMessage ? orderFingerprint(placing, order) : undefined;
  const previous = useRef<string>(undefined);
  useEffect(() => {
    if (previous.current !== undefined && subject !== undefined && previous.current !== subject) clearMessage();
    previous.current = subject;
  });
}

function orderFingerprint(
  placing: Placing,
  { draft, lines, gifts, promoCode }: Parameters<typeof useMessageClearing>[1],
): string {
  const { step: _step, certificates, ...typed } = draft;
  const serials = certificates.map(({ serial_number }) => serial_number);
  const isHere = ({ variantId }: { variantId: number }) => !isGone(variantId, placing);
  return JSON.stringify([typed, serials, promoCode, lines.filter(isHere), gifts.filter(isHere)]);
}

/** Lines that are no longer sold leave the cart automatically. */
function isGone(variantId: number, placing: Placing): boolean {
  if (placing.state !== 'refused' || !isCode(placing.refusal, 'line_unavailable')) return false;
  return placing.refusal.details.lines.some((line) => line.variantId === variantId);
}
