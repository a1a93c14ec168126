import {
  isNameInAddress,
  largestPrice,
  lastPage,
  listingOrders,
  mostNames,
  namesIn,
  productsPerPage,
} from '@shop/domain/listing-choice.ts';
import { ofEachProductKind } from '@shop/domain/product-kinds.ts';
import { z } from 'zod';
import { plainName } from './kinds.ts';

const number = (largest: number) => z.coerce.number().int().min(1).max(largest);

export const inPages = {
  page: number(100_000)
    .optional()
    .meta({ description: `${productsPerPage} products a page; without it all of them come` }),
};

/** Names in a query, as 'kvitka,verba' or repeated; made unique and sorted. */
const names = (what: string) =>
  z
    .union([z.string(), z.array(z.string()).readonly()])
    .transform((given, context) => {
      const slugs = namesIn([given].flat());
      if (slugs.length <= mostNames && slugs.every(isNameInAddress)) return slugs;
      context.addIssue({ code: 'invalid_format', format: 'slugs', input: String(given) });
      return z.NEVER;
    })
    .optional()
    .meta({ description: `Slugs of ${what}, separated by commas or repeated: products of any of them` });

const mark = (what: string) =>
  z
    .literal(['true', true])
    .transform(() => true as const)
    .optional()
    .meta({ description: what });
const price = (what: string) => number(largestPrice).optional().meta({ description: what });

const kindParameters = ofEachProductKind((kind) => names(`${plainName(kind)}s`));

/** Filters and sort order of a listing. Different filters are combined with AND. */
export const choiceParameters = {
  brand: names('brands'),
  ...kindParameters,
  in_stock: mark('Only products with a variant in stock'),
  on_sale: mark('Only products whose card shows a discount: the first variant in stock, or simply the first'),
  price_from: price('Whole hryvnias; compared with what a customer pays for the variant on the card'),
  price_to: price('Whole hryvnias, this price included'),
  sort: z
    .enum(listingOrders)
    .optional()
    .meta({ description: 'Prices are those of the variants on the cards; equals stay in the order of the shop' }),
};

export const pageOfListing = number(lastPage)
  .optional()
  .meta({ description: `${productsPerPage} products a page` });
