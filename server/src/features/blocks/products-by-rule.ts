import type { ProductChoice } from '@shop/contract/blocks.ts';
import type { ProductRule } from '@shop/domain/block-kinds.ts';
import type { ListingChoice, ListingKind } from '@shop/domain/listing-choice.ts';
import { productKinds } from '@shop/domain/product-kinds.ts';
import {
  type Catalogue,
  fewProductsAnswer,
  listBestProductIds,
  type SoldOut,
  type Subject,
} from '../catalogue/index.ts';
import type { Sources } from './sources.ts';

type Chosen = { subject: Subject; choice?: ListingChoice };
type Rule = (asked: ProductChoice, given: { catalogue: Catalogue; sources: Sources }) => Promise<Chosen>;

/** Products of the record that the block names; none if it is gone. */
const ofRecord =
  (kind: ListingKind): Rule =>
  async ({ id }, { sources }) => {
    const navbar = await sources.navbar();
    const records = kind === 'brand' ? navbar.brands : navbar[productKinds[kind].many];
    return { subject: { of: kind, slug: records.find((record) => record.id === id)?.slug ?? '' } };
  };

const rules: Record<ProductRule, Rule> = {
  new: async (_, { catalogue: { db } }) => ({ subject: { of: 'search', ids: await listBestProductIds(db) } }),
  bestsellers: async () => ({ subject: { of: 'all' }, choice: { sort: 'popular' } }),
  on_sale: async () => ({ subject: { of: 'all' }, choice: { on_sale: true } }),
  by_hand: async ({ ids }) => ({ subject: { of: 'search', ids } }),
  product_type: ofRecord('product_type'),
  skin_type: ofRecord('skin_type'),
  goal: ofRecord('goal'),
  brand: ofRecord('brand'),
};

/** Those in stock come first. */
export async function productsByRule(
  asked: ProductChoice,
  { catalogue, soldOut, sources }: { catalogue: Catalogue; soldOut: SoldOut; sources: Sources },
) {
  const { subject, choice = {} } = await rules[asked.rule](asked, { catalogue, sources });
  const { count, hides_sold_out: hidesSoldOut } = asked;
  return await fewProductsAnswer(catalogue, subject, { choice, count, hidesSoldOut, soldOut });
}
