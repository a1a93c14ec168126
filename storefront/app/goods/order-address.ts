/** The page of an order; the address is its key. */
export function orderAddress(reference: string, part: '' | '/parcel' = ''): string {
  return `/order/${encodeURIComponent(reference)}${part}`;
}
