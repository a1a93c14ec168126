/** The parameters that change a page, each with the values that mean something. Pages are kept for these only. */
export const knownParameters: Record<string, (value: string) => boolean> = {
  debug: (value) => value === 'true',
};

/**
 * The one address of a page, by which it is kept and for which it is rendered: no trailing slash, known parameters
 * only and in one order. What an advertisement adds to a link neither makes another page nor gets into this one.
 */
export function pageAddress(url: string): string {
  const [, path = '', query] = /^(\/[^?#]*)?(?:\?([^#]*))?/.exec(url) ?? [];
  const address = path.replace(/\/+$/, '') || '/';
  if (!query) return address;
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const [name, isMeaningful] of Object.entries(knownParameters)) {
    const value = given.get(name);
    if (value !== null && isMeaningful(value)) known.append(name, value);
  }
  return known.size === 0 ? address : `${address}?${known}`;
}

/** To the router an address that cannot be decoded is an error; to a visitor it is a page that does not exist. */
export function readableAddress(url: string): string {
  const [path = ''] = url.split('?');
  if (!path.includes('%') || path.startsWith('/api/')) return url;
  try {
    decodeURI(path);
    return url;
  } catch {
    return '/404';
  }
}
