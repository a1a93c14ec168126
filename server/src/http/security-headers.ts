/** For answers that are not pages: nothing in them may run or be framed. Pages carry a policy of their own. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export type Security = { isHttps: boolean };

/** What every answer carries, and the number by which its lines are found in the log. */
export function securityHeaders(requestNumber: string, { isHttps }: Security): Record<string, string> {
  return {
    'x-request-id': requestNumber,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The card provider may open a window of its own.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'content-security-policy': inertPolicy,
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
