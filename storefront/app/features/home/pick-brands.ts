/** The brands of the home page, the large one first. */
const chosenSlugs = ['verba', 'nordica-derm', 'kvitka'];

/** The chosen brands; for a missing one, the next brand of the navigation. */
export function pickBrands<Brand extends { slug: string }>(brands: readonly Brand[]): Brand[] {
  const chosen = chosenSlugs.map((slug) => brands.find((brand) => brand.slug === slug));
  const others = brands.filter(({ slug }) => !chosenSlugs.includes(slug));
  return chosen.flatMap((brand) => brand ?? others.shift() ?? []);
}
