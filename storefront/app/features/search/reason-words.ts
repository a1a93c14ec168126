import type { SearchedProduct } from '@shop/contract/catalogue.ts';
import { kindNames } from '@shop/wording/kind-names.ts';
import { searchWording } from '@shop/wording/search.ts';

type Reason = Pick<SearchedProduct, 'found_by' | 'found_in'>;

/** Why a product was found, in words; undefined when its name or its brand says it. */
export function reasonWords({ found_by, found_in }: Reason): string | undefined {
  switch (found_by) {
    case 'name':
    case 'code':
    case 'brand':
      return undefined;
    case 'ingredient':
      return searchWording.within(found_in);
    case 'skin_type':
      return kindNames.skin_type.titleOf?.(found_in) ?? found_in;
    default:
      return found_in;
  }
}
