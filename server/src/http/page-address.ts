import { type ListingKind, readListingChoice, writeListingChoice } from '@shop/domain/listing-choice.ts';
import { isProductPath, namedVariant } from '@shop/domain/product-address.ts';

/** Pages on which a visitor chooses among products, and what they are about: that is not chosen there. */
const listings: readonly { path: RegExp; subject?: ListingKind }[] = [
  { path: /^\/collection\/[^/]+$/, subject: 'brand' },
  { path: /^\/skin-type\/[^/]+$/, subject: 'skin_type' },
  { path: /^\/product-type\/[^/]+$/, subject: 'product_type' },
  { path: /^\/products_collection$/ },
];

/** No page of the shop has a longer address, and nobody shall make us read one. */
const longestAddress = 2_000;
const unknownPage = '/404';
/** No address has them, and a router that reads line by line takes one with a new line for a bug of ours. */
const newLines = /%(?:0a|0d|e2%80%a8|e2%80%a9)/i;

/**
 * The one address of a page, by which it is kept and for which it is rendered: in one spelling, without a trailing
 * slash, known parameters only and in one order. What an advertisement adds to a link neither makes another page nor
 * gets into this one.
 */
export function pageAddress(url: string): string {
  if (url.length > longestAddress || !url.startsWith('/')) return unknownPage;
  const [, path = '', query] = /^(\/[^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  if (newLines.test(path)) return unknownPage;
  const address = withoutTrailingSlashes(oneSpelling(path)) || '/';
  if (!query) return address;
  const known = knownParameters(address, new URLSearchParams(query));
  return known === '' ? address : `${address}?${known}`;
}

/** An address of a page without its parameters. */
export function pathOf(address: string): string {
  return address.split('?', 1)[0]!;
}

/** The parameters that change this page, in one spelling. Pages are kept for these only. */
function knownParameters(address: string, given: URLSearchParams): string {
  const listing = listings.find(({ path }) => path.test(address));
  const choice = listing === undefined ? '' : writeListingChoice(readListingChoice(given, listing.subject));
  const variantId = isProductPath(address) ? namedVariant(given) : undefined;
  const variant = variantId === undefined ? '' : `variant=${variantId}`;
  const debug = given.get('debug') === 'true' ? 'debug=true' : '';
  return [choice, variant, debug].filter((part) => part !== '').join('&');
}

/** Which variant of which product an address of a page names, and the address without it. */
export function variantInAddress(address: string) {
  const [path = '', query = ''] = address.split('?');
  const variantId = isProductPath(path) ? namedVariant(new URLSearchParams(query)) : undefined;
  if (variantId === undefined) return undefined;
  const rest = knownParameters(path, new URLSearchParams(query.replace(`variant=${variantId}`, '')));
  const slug = decodeURIComponent(path.slice('/product/'.length));
  return { slug, variantId, withoutVariant: rest === '' ? path : `${path}?${rest}` };
}

/** Dot segments, needless escapes and the case of an informational page are spellings of one address, not pages. */
function oneSpelling(path: string): string {
  if (!URL.canParse(`http://shop${path}`)) return path;
  return (
    new URL(`http://shop${path}`).pathname
      .replace(/%([0-9a-f]{2})/gi, (written, code) => {
        const letter = String.fromCharCode(Number.parseInt(code, 16));
        return /[\w.~-]/.test(letter) ? letter : written.toUpperCase();
      })
      .replace(/^\/page\/[^/]+$/, (page) => page.toLowerCase())
      // Which order it waits for only the browser reads: one page for all of them.
      .replace(/^\/payment-confirmation\/[^/]+(?=\/*$)/, '/payment-confirmation/order')
      // So it is with the links of letters, and what they hold must not be kept.
      .replace(
        /^\/(user\/activate|user\/email|password\/reset\/confirm|subscription\/confirm|subscription\/unsubscribe)\/[^/]+\/[^/]+(?=\/*$)/,
        '/$1/uid/token',
      )
      .replace(/^\/password\/reset\/confirm\/[^/]+(?=\/*$)/, '/password/reset/confirm/uid')
  );
}

/** By hand: a regular expression tries again from every slash, and an address of slashes would hold up everybody. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * What the router is given. An address that cannot be decoded is an error to it, and to a visitor a page that does not
 * exist. A proxy may write the whole address; its path is what counts.
 */
export function readableAddress(url: string): string {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [path = ''] = address.split('?', 1);
  // A call is refused in its own shape, whatever is wrong with its address.
  if (path.startsWith('/api/')) return address;
  if (!path.startsWith('/') || path.length > longestAddress) return unknownPage;
  if (!path.includes('%')) return address;
  try {
    decodeURI(path);
    return address;
  } catch {
    return unknownPage;
  }
}
