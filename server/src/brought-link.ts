import { Refusal } from '@shop/contract/refusal.ts';
import { accountWording } from '@shop/wording/accounts.ts';

/** The two parts of a mailed link, as the browser sends them. */
export type BroughtLink = { uid: string; token: string };

export function badLink(): Refusal {
  return new Refusal('invalid_request', { fields: { token: [accountWording.badLink] } });
}
