/** For replies that are not pages: nothing in them may run or be framed. Pages have their own policy. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const permissionsPolicy = 'camera=(), geolocation=(), microphone=()';

/** On pages that pay, the card provider's frame may use Apple Pay and Google Pay. */
export function payingPermissionsPolicy(cardOrigin: string): string {
  return `${permissionsPolicy}, payment=(self "${cardOrigin}")`;
}

/** Tags on the next page read the referrer, so it must not contain an address with a secret. */
export const quietReferrerPolicy = 'strict-origin';
/** A private page may link elsewhere; not even the shop is told of. */
export const privateReferrerPolicy = 'no-referrer';

export type Security = { isHttps: boolean };

/** Headers of all replies, with the request id that finds its lines in the log. */
export function securityHeaders(requestNumber: string, { isHttps }: Security): Record<string, string> {
  return {
    'x-request-id': requestNumber,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The card provider may open a popup.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // Foreign pages need nothing from here; pictures of products override this.
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'content-security-policy': inertPolicy,
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
