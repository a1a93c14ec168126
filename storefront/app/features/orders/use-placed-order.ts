import type { ApiReply } from '@shop/contract/client.ts';
import { isRefusal } from '@shop/contract/refusal.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { type PlacedOrder, readPlacedOrder } from '../../browser-storage/placed-order.ts';

export type Order = ApiReply<'GET /api/v1/orders/:reference/'>;

export type Placed =
  /** Not known before the browser storage was read. */
  | { state: 'coming' }
  | { state: 'none' }
  /** The number is known; the details may still be loading. */
  | { state: 'loading' | 'unknown' | 'without-reference'; id: number }
  | { state: 'failed'; id: number; retry: () => void }
  | { state: 'ready'; id: number; order: Order };

/** The last order placed in this browser. */
export function usePlacedOrder(): Placed {
  const [placed, setPlaced] = useState<PlacedOrder | null>();
  useEffect(() => setPlaced(readPlacedOrder() ?? null), []);
  const reference = placed?.reference;
  const { last, hasFailed, retry } = useAnswer(reference, readOrder, reference !== undefined);
  if (placed === undefined) return { state: 'coming' };
  if (placed === null) return { state: 'none' };
  const { id } = placed;
  if (reference === undefined) return { state: 'without-reference', id };
  if (last?.answer) return { state: 'ready', id, order: last.answer };
  if (hasFailed) return { state: 'failed', id, retry };
  return { state: last ? 'unknown' : 'loading', id };
}

/** Null when the shop does not know it: no retry needed. */
async function readOrder(reference: string | undefined, signal: AbortSignal): Promise<Order | null> {
  try {
    return await browserApi('GET /api/v1/orders/:reference/', { params: { reference: reference ?? '' }, signal });
  } catch (error) {
    if (isRefusal(error) && (error.code === 'order_not_found' || error.code === 'invalid_request')) return null;
    throw error;
  }
}
