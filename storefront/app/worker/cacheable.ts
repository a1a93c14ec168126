/** Pages that are the same for everybody and on which nothing is bought. A page that is not here is never kept. */
const keptPages =
  /^\/((home|products_collection|sertificates|contacts|about-us|(product|collection|skin-type|product-type|page)\/[^/]+)\/?)?$/;

/** What those pages ask for when they are opened by a link. Cart and checkout ask elsewhere, always the shop itself. */
const keptAnswers =
  /^\/api\/v1\/(shop\/(navbar|collections|listing|collection-products|all-product|best-products|home-banner|settings|sertificated|(brands|skin-types|product-types|product)\/[^/]+)|pages\/page\/[^/]+)\/$/;

/** What is no page of the shop's customers: the browser itself says that it cannot be reached. */
const otherPrograms = /^\/(api|admin|mailbox|emulators)(\/|$)/;

/** What an advertisement adds to a link makes no other page. */
const advertising = /^(utm_.*|gclid|gbraid|wbraid|fbclid)$/;

export const isReadableOffline = (path: string) => keptPages.test(path);
export const isAnswerOfReadablePage = (path: string) => keptAnswers.test(path);
export const isForCustomers = (path: string) => !otherPrograms.test(path);

/** The address under which something is kept and found again. */
export function keptAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  for (const name of [...address.searchParams.keys()]) if (advertising.test(name)) address.searchParams.delete(name);
  return address.href;
}

/** Whole, the shop's own, and for everybody: no failure, no closed shop, no way to another page. */
export function isCacheable({ status, type, redirected, headers }: Response): boolean {
  const isForOne = /no-store|private/i.test(headers.get('cache-control') ?? '');
  return status === 200 && type === 'basic' && !redirected && !isForOne;
}
