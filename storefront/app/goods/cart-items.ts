import { useEffect, useMemo, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useAnswer } from '../api/use-answer.ts';
import { type CartLine, removeFromCart, useCart } from '../browser-storage/cart.ts';
import { type CartItem, type CartItemDetails, certificateDetails, productDetails } from './cart-item.ts';
import { readVariants } from './read-variants.ts';

export type CartItems = {
  /** 'ready': every line of the cart is among the items. 'failed': the items may be stale or incomplete. */
  state: 'loading' | 'ready' | 'failed';
  items: CartItem[];
  /** Number of lines removed from the cart because the shop no longer sells them. */
  dropped: number;
  isAsking: boolean;
  retry: () => void;
};

/**
 * The cart with product details. Details are loaded again at every change of the cart and whenever it is shown; until
 * then the known details are shown with the new quantities.
 */
export function useCartItems(isShown = true): CartItems {
  const lines = useCart();
  const { last, isAsking, hasFailed, retry } = useAnswer(lines, readDetails, isShown);
  const [dropped, setDropped] = useState(0);

  useEffect(() => {
    if (isShown) setDropped(0);
  }, [isShown]);
  useEffect(() => {
    if (last === undefined) return;
    const unknown = last.question.filter((line) => !last.answer.has(line.variantId));
    if (unknown.length === 0) return;
    setDropped((count) => count + unknown.length);
    removeFromCart(...unknown.map(({ variantId }) => variantId));
  }, [last]);

  const items = useMemo(() => lines.flatMap((line) => knownItem(line, last?.answer)), [lines, last]);
  const isComplete = last !== undefined && items.length === lines.length;
  return { state: hasFailed ? 'failed' : isComplete ? 'ready' : 'loading', items, dropped, isAsking, retry };
}

export type Details = ReadonlyMap<number, CartItemDetails>;

function knownItem({ variantId, qty }: CartLine, details: Details | typeof lastSaid | undefined): CartItem[] {
  const known = details?.get(variantId);
  return known === undefined ? [] : [{ ...known, qty }];
}

/** Current details of these lines; lines that are no longer sold are missing. */
export async function readDetails(lines: readonly CartLine[], abandoned: AbortSignal): Promise<Details> {
  const products = lines.filter(({ type }) => type === 'product').map(({ variantId }) => variantId);
  const [variants, certificates] = await Promise.all([
    readVariants(products, abandoned),
    products.length < lines.length ? browserApi('GET /api/v1/sertificate-variants/', { signal: abandoned }) : [],
  ]);
  const answer = [...variants.map(productDetails), ...certificates.map(certificateDetails)];
  const details = new Map(answer.map((each) => [each.id, each]));
  for (const { variantId } of lines) lastSaid.set(variantId, details.get(variantId));
  for (const check of waiting) check();
  return details;
}

/** Undefined: no longer sold. */
const lastSaid = new Map<number, CartItemDetails | undefined>();

const waiting = new Set<() => void>();

/** Waits until the cart was shown with these lines. Most changes show it, and its answer saves a second request. */
export function untilShown(lines: readonly CartLine[], timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      waiting.delete(check);
      window.clearTimeout(timer);
      resolve();
    }
    function check() {
      if (lines.every(({ variantId }) => lastSaid.has(variantId))) end();
    }
    const timer = window.setTimeout(end, timeoutMs);
    waiting.add(check);
    check();
  });
}

/** The last known details of these lines, as the customer saw them. Only unseen lines are requested. */
export async function recallItems(lines: readonly CartLine[], abandoned: AbortSignal): Promise<CartItem[]> {
  const unseen = lines.filter(({ variantId }) => !lastSaid.has(variantId));
  if (unseen.length > 0) await readDetails(unseen, abandoned);
  return lines.flatMap((line) => knownItem(line, lastSaid));
}
