/**
 * Whether the card provider's script may run on a page. The Content-Security-Policy belongs to the document, so a visitor
 * who comes from another page needs a full page load.
 */
export function isPageThatPays(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return /^\/(checkout|failed|payment-confirmation\/[^/]+)\/?$/.test(path);
}
