import type { ProductChoice } from '@shop/contract/blocks.ts';
import type { Product } from '@shop/contract/catalogue.ts';
import type { ProductRule } from '@shop/domain/block-kinds.ts';
import type { ListingChoice, ListingKind } from '@shop/domain/listing-choice.ts';
import { productKinds } from '@shop/domain/product-kinds.ts';
import {
  type Catalogue,
  chosenProductsAnswer,
  firstProductsAnswer,
  listBestProductIds,
  type SoldOut,
  type Subject,
} from '../catalogue/index.ts';
import type { CachedAnswer } from '../catalogue-cache/index.ts';
import type { Sources } from './sources.ts';

type Given = { catalogue: Catalogue; soldOut: SoldOut; sources: Sources };
type Rule = (asked: ProductChoice, given: Given) => Promise<CachedAnswer<Product[]>>;

const few = ({ count, hides_sold_out: hidesSoldOut }: ProductChoice) => ({ count, hidesSoldOut });

const ofListing =
  (readSubject: (asked: ProductChoice, given: Given) => Promise<Subject>, choice: ListingChoice = {}): Rule =>
  async (asked, given) =>
    await firstProductsAnswer(given.catalogue, await readSubject(asked, given), {
      ...few(asked),
      choice,
      soldOut: given.soldOut,
    });

/** Products of the record that the block names; none if it is gone. */
const ofRecord = (kind: ListingKind): Rule =>
  ofListing(async ({ id }, { sources }) => {
    const navbar = await sources.navbar();
    const records = kind === 'brand' ? navbar.brands : navbar[productKinds[kind].many];
    return { of: kind, slug: records.find((record) => record.id === id)?.slug ?? '' };
  });

const all = async (): Promise<Subject> => ({ of: 'all' });

/** Those in stock come first. */
export const productsByRule: Record<ProductRule, Rule> = {
  new: async (asked, { catalogue: { db } }) => await chosenProductsAnswer(db, await listBestProductIds(db), few(asked)),
  by_hand: async (asked, { catalogue: { db } }) => await chosenProductsAnswer(db, asked.ids, few(asked)),
  bestsellers: ofListing(all, { sort: 'popular' }),
  on_sale: ofListing(all, { on_sale: true }),
  product_type: ofRecord('product_type'),
  skin_type: ofRecord('skin_type'),
  goal: ofRecord('goal'),
  brand: ofRecord('brand'),
};
