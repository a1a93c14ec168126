import { isPageThatPays } from './pages-that-pay.ts';

/** Pages with customer data, and targets of links in letters. */
const quiet = /^\/(account|login|regist|reset-|change-|user\/|password\/|subscription\/)|[?&]order=/;

/**
 * Whether a page must not load tags of statistics and advertising. A tag reads the address and the content of the page;
 * here they contain secrets or customer data. Loaded tags stay in the document, so a visitor who comes from a page with
 * tags needs a full page load.
 */
export function isQuietPage(address: string): boolean {
  return isPageThatPays(address) || quiet.test(address);
}
