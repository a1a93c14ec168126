import { isRefusal } from '@shop/contract/refusal.ts';

/** What the shop says to whoever has tried too often. */
export function wordsOfLimit(error: unknown): string | undefined {
  return isRefusal(error) && error.code === 'too_many_requests' ? error.words : undefined;
}
