import { findPage } from '@shop/contract/pages.ts';
import { productKinds } from '@shop/domain/product-kinds.ts';

const kindPaths = Object.values(productKinds)
  .map(({ path }) => path)
  .join('|');

/**
 * API answers of those pages for client-side navigation. Cart and checkout use other addresses, which always go to the
 * shop.
 */
const keptAnswers = new RegExp(
  `^/api/v1/(shop/(navbar|collections|listing|collection-products|all-product|best-products|home-banner|settings|sertificated|(brands|product|${kindPaths})/[^/]+)|pages(/(page|info|blocks)/[^/]+)?)/$`,
);

/** Not pages of the shop: offline, the browser shows its own error page. */
const otherPrograms = /^\/(api|admin|mailbox|emulators)(\/|$)/;

/** Advertising parameters do not change the page. */
const advertising = /^(utm_.*|gclid|gbraid|wbraid|fbclid)$/;

export const isReadableOffline = (path: string) => findPage(path)?.isKeptOffline ?? false;
export const isAnswerOfReadablePage = (path: string) => keptAnswers.test(path);
export const isForCustomers = (path: string) => !otherPrograms.test(path);

/** The cache key of an address. */
export function keptAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  for (const name of [...address.searchParams.keys()]) if (advertising.test(name)) address.searchParams.delete(name);
  return address.href;
}

/** Complete, from this origin and public: no errors, no maintenance page, no redirects. */
export function isCacheable({ status, type, redirected, headers }: Response): boolean {
  const isForOne = /no-store|private/i.test(headers.get('cache-control') ?? '');
  return status === 200 && type === 'basic' && !redirected && !isForOne;
}
