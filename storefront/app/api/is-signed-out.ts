import { isRefusal } from '@shop/contract/refusal.ts';

/** Whether a call was refused because there is no session, or no longer one. */
export function isSignedOut(error: unknown): boolean {
  return isRefusal(error) && (error.code === 'not_authenticated' || error.code === 'token_not_valid');
}
