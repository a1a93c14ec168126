import { isRefusal } from '@shop/contract/refusal.ts';

/** What the server says about its refusal, or our words when it said nothing. */
export function wordsOf(error: unknown, otherwise: string): string {
  return (isRefusal(error) && error.words) || otherwise;
}
