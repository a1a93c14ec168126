import { toSlug } from '@shop/domain/slugs.ts';
import type { Transaction } from '../../../database/database.ts';
import { listSlugsLike } from './products.queries.ts';

/** The given slug, or a free one made from the name; from the code when the name has no usable characters. */
export async function chooseSlug(
  tx: Transaction,
  { slug, name, code }: { slug: string; name: string; code: string },
  productId?: number,
): Promise<string> {
  if (slug !== '') return slug;
  const wished = toSlug(name) || toSlug(code) || 'product';
  const taken = new Set(await listSlugsLike(tx, wished, productId));
  let chosen = wished;
  for (let number = 2; taken.has(chosen); number += 1) chosen = `${wished}-${number}`;
  return chosen;
}
