import { isPageThatPays } from './pages-that-pay.ts';

/** A customer's own, and where the links of letters lead. */
const quiet = /^\/(account|login|regist|reset-|change-|user\/|password\/|subscription\/)|[?&]order=/;

/**
 * Whether the tags of statistics and advertising stay out of a page. A tag reads the address and all that stands on the
 * page: here the one is a secret, or the other is the customer's own. What a document has let in stays in it, so whoever
 * comes from a page with tags needs a new document.
 */
export function isQuietPage(address: string): boolean {
  return isPageThatPays(address) || quiet.test(address);
}
