import type { DataLayerEntry } from '@shop/contract/analytics-events.ts';

/** Addresses of e-mail and phone numbers are nobody else's business. */
const isPersonal = (words: string) => /@|(?:\d\D?){6}/.test(words);

/** Without the code for events about goods, which would be a twentieth of the page. */
export function viewSearchResults(words: string): void {
  if (isPersonal(words)) return;
  const entry: DataLayerEntry = { event: 'view_search_results', search_term: words };
  window.dataLayer.push(entry);
}
