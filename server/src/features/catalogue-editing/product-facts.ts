import type { AdminProduct, AdminVariant } from '@shop/contract/admin/products.ts';

/**
 * A product as the audit log tells it: what an editor decided, each variant's facts apart, so that a change of one price
 * is one line.
 */
export function factsOf(product: AdminProduct): Record<string, unknown> {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, variants, ...facts } = product;
  return Object.assign(facts, ...variants.map(variantFacts));
}

function variantFacts(variant: AdminVariant, index: number): Record<string, unknown> {
  // The stock has a history of its own.
  const { id, stock: _stock, icon: _icon, pictures, ...decided } = variant;
  const facts = { position: index, ...decided, pictures: pictures.map(({ id: picture, alt }) => ({ picture, alt })) };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [`variants.${id}.${name}`, value]));
}
