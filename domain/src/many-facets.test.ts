import { expect, test } from 'vitest';
import { type AnyChoice, countChosen, type Facet, parametersOf, shopFacets } from './facets.ts';
import { readListingChoice, writeListingChoice } from './listing-choice.ts';
import { selectProducts } from './listing-selection.ts';
import { type CardReaders, filterListing, type ListedProduct, listingCards, listingTable } from './listing-table.ts';
import { kopiykas } from './money.ts';

const testAt = (place: number) => (['any', 'none', 'flag', 'range'] as const)[place % 4]!;

/** More facets than a byte or a 32-bit number has bits. */
function describe(count: number): Facet[] {
  return Array.from({ length: count }, (_, place): Facet => {
    const name = `f${place}`;
    const kind = testAt(place);
    if (kind === 'flag') return { name, test: kind };
    return kind === 'range' ? { name, test: kind, largest: 1_000 } : { name, test: kind, list: `${name}_list` };
  });
}

const options = ['low', 'middle', 'high', 'nowhere'];
/** A product's value in a facet, from 0 to 2, scattered so that facets differ. The first product matches all choices. */
const valueAt = (product: number, place: number) =>
  product === 1 ? Number(testAt(place) !== 'none') : (((product + 1) * (2 * place + 3) * 7919) >> 3) % 3;

const products = Array.from({ length: 200 }, (_, index) => index + 1);

function fill(facets: readonly Facet[]) {
  const named = facets.filter(({ test: kind }) => kind === 'any' || kind === 'none');
  const byName = <Value>(makeAt: (place: number) => Value) =>
    Object.fromEntries(facets.map(({ name }, place) => [name, makeAt(place)]));
  const listed = products.map(
    (id): ListedProduct<Facet> => ({
      id,
      createdAt: id,
      sold: 0,
      variants: [{ id, price: kopiykas(100), isOnSale: false }],
      places: byName((place) => [valueAt(id, place)]),
    }),
  );
  const names = Object.fromEntries(named.map(({ name }) => [name, options.map((slug) => ({ slug }))]));
  const table = listingTable<Facet>(listed, names, facets);
  const readers: CardReaders<Facet> = byName((place) => ({ product }) => {
    const value = valueAt(product.id, place);
    return testAt(place) === 'flag' ? Number(value === 1) : value * 100;
  });
  const cards = listingCards<Facet>(table, () => false, readers);
  return (choice: AnyChoice) =>
    selectProducts(
      filterListing(table, () => true),
      cards,
      choice,
    );
}

/** A choice in one facet. */
function choiceAt(place: number): AnyChoice {
  const name = `f${place}`;
  const kind = testAt(place);
  if (kind === 'flag') return { [name]: true };
  return kind === 'range' ? { [`${name}_from`]: 100, [`${name}_to`]: 200 } : { [name]: ['middle', 'unheard-of'] };
}

/** The rule of each test, written a second time to compare with. */
const matches: Record<Facet['test'], (value: number) => boolean> = {
  any: (value) => value === 1,
  none: (value) => value !== 1,
  flag: (value) => value === 1,
  range: (value) => value >= 1,
};
const found = (places: readonly number[], among = products) =>
  among.filter((id) => places.every((place) => matches[testAt(place)](valueAt(id, place))));

function countsOf(left: readonly number[], place: number) {
  const values = left.map((id) => valueAt(id, place));
  const having = (value: number) => values.filter((each) => each === value).length;
  switch (testAt(place)) {
    case 'flag':
      return having(1);
    case 'range':
      return left.length === 0 ? undefined : { from: Math.min(...values) * 100, to: Math.max(...values) * 100 };
    case 'any':
      return new Map(options.slice(0, 3).map((slug, value) => [slug, having(value)]));
    default:
      return new Map(options.slice(0, 3).map((slug, value) => [slug, left.length - having(value)]));
  }
}

test.each([40, 64])(
  'each of %i facets filters, alone and with others, and its own choice does not change its counts',
  (count) => {
    const facets = describe(count);
    const select = fill(facets);
    for (const [place, { name }] of facets.entries()) {
      const { ids, facets: counts } = select(choiceAt(place));
      expect([name, ids]).toEqual([name, found([place])]);
      expect(ids.length).toBeLessThan(products.length);
      expect([name, counts[name]]).toEqual([name, countsOf(products, place)]);
      const next = (place + 1) % count;
      const both = select({ ...choiceAt(place), ...choiceAt(next) });
      expect([name, both.ids]).toEqual([name, found([place, next])]);
      expect([name, both.facets[name]]).toEqual([name, countsOf(found([next]), place)]);
      expect([name, both.facets[`f${next}`]]).toEqual([name, countsOf(found([place]), next)]);
      const third = (place + 2) % count;
      expect([name, both.facets[`f${third}`]]).toEqual([name, countsOf(found([place, next]), third)]);
    }
  },
);

test('all of forty facets together find only what matches each', () => {
  const facets = describe(40);
  const everything = Object.assign({}, ...facets.map((_, place) => choiceAt(place)));
  const { ids, facets: counts } = fill(facets)(everything);
  expect(ids).toEqual([1]);
  expect(countChosen(everything, facets)).toBe(60);
  expect(Object.keys(counts)).toEqual(facets.map(({ name }) => name));
});

test('several names to avoid leave what has none of them, and unknown ones change nothing', () => {
  const select = fill(describe(4));
  const having = (...values: number[]) => products.filter((id) => values.includes(valueAt(id, 1)));
  expect(select({ f1: ['low', 'middle'] }).ids).toEqual(having(2));
  expect(select({ f1: ['unheard-of'] }).ids).toEqual(products);
  expect(select({ f1: [] }).ids).toEqual(products);
  expect(select({ f0: ['unheard-of'] }).ids).toEqual([]);
});

test('the parameters of forty facets have one spelling, whatever an address makes of them', () => {
  const facets = describe(40);
  const canonical = (query: string) =>
    writeListingChoice(readListingChoice(new URLSearchParams(query), undefined, facets), facets);
  expect(canonical('f39_to=5&f38=true&f37=b,a&f36=d&f36=c,d&f0=x&sort=newest&page=3')).toBe(
    'f0=x&f36=c,d&f37=a,b&f38=true&f39_to=5&sort=newest&page=3',
  );
  expect(canonical('f3_from=9&f3_to=7')).toBe('f3_from=7&f3_to=9');
  expect(canonical('f3_from=1001&f3_to=0&f2=false&f1=A,%3Cb%3E&f40=x&__proto__=x&brand=verba')).toBe('');
  const invented = Array.from({ length: 10_000 }, (_, number) => `name-${number}`);
  const addressed = canonical(invented.map((name) => `f0=${name}&f1=${name}`).join('&'));
  expect(addressed.split(',')).toHaveLength(39);
  expect(canonical(addressed)).toBe(addressed);
});

test('no parameter of the shop means two things', () => {
  const others = ['sort', 'page', 'of', 'slug', 'variant', 'debug', 'q', 'limit'];
  const parameters = [...shopFacets.flatMap(parametersOf), ...others];
  expect(new Set(parameters).size).toBe(parameters.length);
});
