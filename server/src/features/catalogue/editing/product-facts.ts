import type { AdminProduct, AdminVariant } from '@shop/contract/admin/products.ts';

/** The fields of a product for the audit log. Variant fields are flattened, so that a change of one price is one line. */
export function productAuditFacts(product: AdminProduct): Record<string, unknown> {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, variants, ...facts } = product;
  return Object.assign(facts, ...variants.map(variantFacts));
}

function variantFacts(variant: AdminVariant, index: number): Record<string, unknown> {
  // Stock has a history of its own.
  const { id, stock: _stock, icon: _icon, pictures, ...decided } = variant;
  const facts = { position: index, ...decided, pictures: pictures.map(({ id: picture, alt }) => ({ picture, alt })) };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [`variants.${id}.${name}`, value]));
}
