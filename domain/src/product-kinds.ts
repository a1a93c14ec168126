/**
 * Kinds that sort products. A product has any number of each, and each of their names has a page with its products. Listings,
 * the API, the admin, import, export, feeds and the sitemap read this list; CONTRIBUTING.md says how to add one.
 */
export const productKinds = {
  /** `many` names the list in the API, `path` is its address there, and `page` begins the address of its pages. */
  skin_type: { many: 'skin_types', path: 'skin-types', page: 'skin-type', hasText: true, isInFeeds: true },
  goal: { many: 'goals', path: 'goals', page: 'goal', hasText: true, isInFeeds: true },
  product_type: {
    many: 'product_types',
    path: 'product-types',
    page: 'product-type',
    hasText: false,
    isInFeeds: false,
  },
} as const;

export type ProductKind = keyof typeof productKinds;
export const productKindNames = Object.keys(productKinds) as readonly ProductKind[];

/** Whether the page of a kind has a text and a banner. */
export type KindWithText = {
  [Kind in ProductKind]: (typeof productKinds)[Kind]['hasText'] extends true ? Kind : never;
}[ProductKind];
export const hasText = (kind: ProductKind): kind is KindWithText => productKinds[kind].hasText;

export function ofEachProductKind<Value>(makeFor: (kind: ProductKind) => Value): Record<ProductKind, Value> {
  return Object.fromEntries(productKindNames.map((kind) => [kind, makeFor(kind)])) as Record<ProductKind, Value>;
}

/** Reads one kind after the other: a transaction has one connection. */
export async function readEachProductKind<Value>(
  read: (kind: ProductKind) => Promise<Value>,
): Promise<Record<ProductKind, Value>> {
  const values: [ProductKind, Value][] = [];
  for (const kind of productKindNames) values.push([kind, await read(kind)]);
  return Object.fromEntries(values) as Record<ProductKind, Value>;
}
