import { withoutSecrets } from '@shop/contract/page-secrets.ts';
import { findPage } from '@shop/contract/pages.ts';
import { readListingChoice, writeListingChoice } from '@shop/domain/listing-choice.ts';
import { namedVariant } from '@shop/domain/product-address.ts';
import { readSearchWords, writeSearchWords } from '@shop/domain/search/search-words.ts';

/** No page of the shop has a longer address. Longer ones are not parsed. */
const longestAddress = 2_000;
const unknownPage = '/404';
/** No address has line breaks, and the router throws on one that does. */
const newLines = /%(?:0a|0d|e2%80%a8|e2%80%a9)/i;

/**
 * The canonical address of a page, which is its cache key and is given to the rendering: one spelling, no trailing slash,
 * only known parameters in one order. Parameters of advertisements neither make another page nor get into this one.
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

/** An address without its parameters. */
export function pathWithoutQuery(address: string): string {
  return address.split('?', 1)[0]!;
}

/** The parameters that change this page, in one spelling. Only these become part of the cache key. */
function knownParameters(address: string, given: URLSearchParams): string {
  const { listing, hasVariants, isSearch } = findPage(address) ?? {};
  // A brand page has no filter for brands.
  const subject = listing === 'all' ? undefined : listing;
  const choice = listing === undefined ? '' : writeListingChoice(readListingChoice(given, subject));
  const words = isSearch ? writeSearchWords(readSearchWords(given)) : '';
  const variantId = hasVariants ? namedVariant(given) : undefined;
  const variant = variantId === undefined ? '' : `variant=${variantId}`;
  const debug = given.get('debug') === 'true' ? 'debug=true' : '';
  return [words, choice, variant, debug].filter((part) => part !== '').join('&');
}

/** The product and variant in an address, and the address without the variant. */
export function variantInAddress(address: string) {
  const [path = '', query = ''] = address.split('?');
  const variantId = findPage(path)?.hasVariants ? namedVariant(new URLSearchParams(query)) : undefined;
  if (variantId === undefined) return undefined;
  const rest = knownParameters(path, new URLSearchParams(query.replace(`variant=${variantId}`, '')));
  const slug = decodeURIComponent(path.slice('/product/'.length));
  return { slug, variantId, withoutVariant: rest === '' ? path : `${path}?${rest}` };
}

/** Normalises dot segments, needless escapes and the case of information pages. */
function oneSpelling(path: string): string {
  if (!URL.canParse(`http://shop${path}`)) return path;
  const written = new URL(`http://shop${path}`).pathname
    .replace(/%([0-9a-f]{2})/gi, (quoted, code) => {
      const letter = String.fromCharCode(Number.parseInt(code, 16));
      return /[\w.~-]/.test(letter) ? letter : quoted.toUpperCase();
    })
    .replace(/^\/(page|info)\/[^/]+\/?$/, (page) => page.toLowerCase());
  // Only the browser reads secrets, so one page serves all of them.
  return withoutSecrets(written);
}

/** By hand: a regular expression would take quadratic time for an address of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * The address for the router. One that cannot be decoded becomes an unknown page, because the router throws on it. A proxy
 * may send an absolute address; only its path counts.
 */
export function readableAddress(url: string): string {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [path = ''] = address.split('?', 1);
  // The API answers broken addresses itself, in the shape of its errors.
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
