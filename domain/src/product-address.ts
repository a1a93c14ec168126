/** Larger numbers are no ids in the database. */
const largestId = 2 ** 31 - 1;

/** The page of a product; with a variant, it opens with that one chosen. */
export function productAddress(slug: string, variantId?: number): string {
  return `/product/${slug}${variantId === undefined ? '' : `?variant=${variantId}`}`;
}

/** The page of a product with this variant. The first variant needs no parameter. */
export function variantAddress(
  { slug, variants }: { slug: string; variants: readonly { id: number }[] },
  variantId: number | undefined,
): string {
  return productAddress(slug, variants[0]?.id === variantId ? undefined : variantId);
}

/** The variant in an address. Only the canonical spelling counts, so that each page has one address. */
export function namedVariant(parameters: URLSearchParams): number | undefined {
  const written = parameters.get('variant') ?? '';
  const id = /^[1-9]\d{0,9}$/.test(written) ? Number(written) : 0;
  return id > 0 && id <= largestId ? id : undefined;
}
