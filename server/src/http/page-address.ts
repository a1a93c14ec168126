/** The parameters that change a page, each with the values that mean something. Pages are kept for these only. */
export const knownParameters: Record<string, (value: string) => boolean> = {
  debug: (value) => value === 'true',
};

/** No page of the shop has a longer address, and nobody shall make us read one. */
const longestAddress = 2_000;
const unknownPage = '/404';

/**
 * The one address of a page, by which it is kept and for which it is rendered: in one spelling, without a trailing
 * slash, known parameters only and in one order. What an advertisement adds to a link neither makes another page nor
 * gets into this one.
 */
export function pageAddress(url: string): string {
  if (url.length > longestAddress || !url.startsWith('/')) return unknownPage;
  const [, path = '', query] = /^(\/[^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const address = withoutTrailingSlashes(oneSpelling(path)) || '/';
  if (!query) return address;
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const [name, isMeaningful] of Object.entries(knownParameters)) {
    const value = given.get(name);
    if (value !== null && isMeaningful(value)) known.append(name, value);
  }
  return known.size === 0 ? address : `${address}?${known}`;
}

/** Dot segments, needless escapes and the case of an informational page are spellings of one address, not pages. */
function oneSpelling(path: string): string {
  if (!URL.canParse(`http://shop${path}`)) return path;
  return new URL(`http://shop${path}`).pathname
    .replace(/%([0-9a-f]{2})/gi, (written, code) => {
      const letter = String.fromCharCode(Number.parseInt(code, 16));
      return /[\w.~-]/.test(letter) ? letter : written.toUpperCase();
    })
    .replace(/^\/page\/[^/]+$/, (page) => page.toLowerCase());
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
  if (!path.startsWith('/') || path.length > longestAddress) return unknownPage;
  if (!path.includes('%') || path.startsWith('/api/')) return address;
  try {
    decodeURI(path);
    return address;
  } catch {
    return unknownPage;
  }
}
