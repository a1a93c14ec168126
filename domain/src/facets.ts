import type { Kopiykas } from './money.ts';
import { type ProductKind, productKindNames, productKinds } from './product-kinds.ts';

/**
 * The description of a filter of listings. The reader of addresses, the API, the selection of products and the page work
 * from these descriptions alone.
 */
export type Facet = NameFacet | FlagFacet | RangeFacet;

/** Finds products with any of the chosen names, or with none of them. `list` names its options in the API. */
export type NameFacet = { name: string; test: 'any' | 'none'; list: string };
export type FlagFacet = { name: string; test: 'flag' };
/**
 * Chosen by whole numbers, as `price_from` and `price_to`, both inclusive. Money is chosen in hryvnias and compared in
 * kopiykas.
 */
export type RangeFacet = { name: string; test: 'range'; largest: number; isMoney?: true };

export type NamesOf<Each extends Facet, Test extends Facet['test']> = Extract<Each, { test: Test }>['name'];
export type OfNames<Value, Each extends Facet = ShopFacet> = { [Name in NamesOf<Each, 'any' | 'none'>]: Value };

type KindFacet = {
  [Kind in ProductKind]: { name: Kind; test: 'any'; list: (typeof productKinds)[Kind]['many'] };
}[ProductKind];
const kindFacets = productKindNames.map((kind) => ({
  name: kind,
  test: 'any',
  list: productKinds[kind].many,
})) as readonly KindFacet[];

/** The facets of the shop, in the order of the parameters in an address. */
export const shopFacets = [
  { name: 'brand', test: 'any', list: 'brands' },
  ...kindFacets,
  { name: 'in_stock', test: 'flag' },
  { name: 'on_sale', test: 'flag' },
  { name: 'price', test: 'range', largest: 9_999_999, isMoney: true },
] as const satisfies readonly Facet[];
export type ShopFacet = (typeof shopFacets)[number];

export const isNameFacet = (facet: Facet): facet is NameFacet => facet.test === 'any' || facet.test === 'none';
export const isFlagFacet = (facet: Facet): facet is FlagFacet => facet.test === 'flag';
export const isRangeFacet = (facet: Facet): facet is RangeFacet => facet.test === 'range';

export const boundsOf = <Name extends string>(name: Name) => [`${name}_from`, `${name}_to`] as const;
/** The parameters of a facet in an address. */
export const parametersOf = ({ name, test }: Facet): readonly string[] => (test === 'range' ? boundsOf(name) : [name]);

/** What is chosen, by parameter. */
export type AnyChoice = Readonly<Record<string, readonly string[] | true | number | string | undefined>>;
export type FacetChoice<Each extends Facet = ShopFacet> = {
  [Name in NamesOf<Each, 'any' | 'none'>]?: readonly string[] | undefined;
} & { [Name in NamesOf<Each, 'flag'>]?: true | undefined } & {
  /** Whole hryvnias, if it is money. */
  [Name in NamesOf<Each, 'range'> as `${Name}_${'from' | 'to'}`]?: number | undefined;
};

export const chosenNames = (choice: AnyChoice, name: string) => (choice[name] ?? []) as readonly string[];
export const chosenBounds = (choice: AnyChoice, name: string) => {
  const [from, to] = boundsOf(name).map((bound) => choice[bound] as number | undefined);
  return { from, to };
};

/** How many filters are chosen: each name counts, and a range counts once. */
export function countChosen(choice: AnyChoice, facets: readonly Facet[] = shopFacets): number {
  const counts = facets.map((facet) =>
    isNameFacet(facet)
      ? chosenNames(choice, facet.name).length
      : Number(parametersOf(facet).some((parameter) => choice[parameter] !== undefined)),
  );
  return counts.reduce((sum, each) => sum + each, 0);
}

/** How many products each further choice would find: by name, with the flag, and from the least to the greatest value. */
export type Counts<Each extends Facet = ShopFacet> = {
  [Facet in Each as Facet['name']]: Facet extends NameFacet
    ? Map<string, number>
    : Facet extends FlagFacet
      ? number
      : Range<Facet extends { isMoney: true } ? Kopiykas : number> | undefined;
};
export type Range<Value> = { from: Value; to: Value };
