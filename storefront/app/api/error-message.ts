import { isRefusal } from '@shop/contract/refusal.ts';

/** The server's message, or `otherwise` when it sent none. */
export function errorMessage(error: unknown, otherwise: string): string {
  return (isRefusal(error) && error.words) || otherwise;
}
