import { isRefusal } from '@shop/contract/refusal.ts';

/** The message of the shop's rate limit. */
export function rateLimitMessage(error: unknown): string | undefined {
  return isRefusal(error) && error.code === 'too_many_requests' ? error.words : undefined;
}
