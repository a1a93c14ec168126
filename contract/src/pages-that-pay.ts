/**
 * Whether the card provider's script may run on a page. Only such a page lets it in, and a policy belongs to a document,
 * not to a page: whoever comes from elsewhere needs a new document.
 */
export function isPageThatPays(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return /^\/(checkout|failed|payment-confirmation\/[^/]+)\/?$/.test(path);
}
