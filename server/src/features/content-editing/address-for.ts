import { Refusal } from '@shop/contract/refusal.ts';
import { toSlug } from '@shop/domain/slugs.ts';
import { fieldRules } from '@shop/wording/admin/field-rules.ts';

/** The slug: as given, or made from the name. */
export function addressFor({ name, slug }: { name: string; slug: string }): string {
  const chosen = slug || toSlug(name);
  if (chosen === '') throw new Refusal('invalid_request', { fields: { slug: [fieldRules.slug] } });
  return chosen;
}
