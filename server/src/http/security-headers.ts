/** For answers that are not pages: nothing in them may run or be framed. Pages carry a policy of their own. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const permissionsPolicy = 'camera=(), geolocation=(), microphone=()';

/** Where a customer pays, the card provider's frame may ask for Apple Pay and Google Pay. */
export function payingPermissionsPolicy(cardOrigin: string): string {
  return `${permissionsPolicy}, payment=(self "${cardOrigin}")`;
}

/** The next page may have tags, and they read where the visitor came from: it must not be an address with a secret. */
export const quietReferrerPolicy = 'strict-origin';

export type Security = { isHttps: boolean };

/** What every answer carries, and the number by which its lines are found in the log. */
export function securityHeaders(requestNumber: string, { isHttps }: Security): Record<string, string> {
  return {
    'x-request-id': requestNumber,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The card provider may open a window of its own.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // Pictures of goods aside, no page elsewhere has a use for what is answered here.
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'content-security-policy': inertPolicy,
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
