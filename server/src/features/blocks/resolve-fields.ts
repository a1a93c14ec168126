import type { BlockField } from '@shop/domain/block-kinds.ts';
import { glued } from '@shop/wording/glued.ts';
import type { Catalogue, SoldOut } from '../catalogue/index.ts';
import { type CachedAnswer, constant } from '../catalogue-cache/index.ts';
import { toPicture } from '../media/index.ts';
import type { SortOfField, StoredValues } from './block-values.ts';
import { productsByRule } from './products-by-rule.ts';
import type { Sources } from './sources.ts';

export type Given = { catalogue: Catalogue; soldOut: SoldOut; sources: Sources };

type FieldOf<As extends SortOfField> = BlockField extends infer Each
  ? Each extends { as: infer Sort }
    ? As extends Sort
      ? Each
      : never
    : never
  : never;

/** What pages get for the value of a field. Undefined: what cannot do without it is not shown. */
type Resolver<As extends SortOfField> = (
  value: StoredValues[As],
  field: FieldOf<As>,
  given: Given,
) => Promise<CachedAnswer | undefined>;

const text = async (words: string) => constant(glued(words));
const asStored = async (value: unknown) => constant(value);

/** One for each sort of field. */
const resolvers: { [As in SortOfField]: Resolver<As> } = {
  line: text,
  lines: text,
  html: asStored,
  choice: asStored,
  async picture(value, { isRequired }, { sources }) {
    const row = value && (await sources.pictures()).get(value.id);
    if (row) return constant(toPicture(row, value.alt));
    return isRequired ? undefined : constant(null);
  },
  async link(value, { isNeeded }, { sources }) {
    if (value !== null && (await sources.isOpen(value))) return constant(value);
    return isNeeded ? undefined : constant(null);
  },
  async list(entries, { of }, given) {
    const resolved = [];
    for (const entry of entries) resolved.push(await resolveFields(of, entry, given));
    return inOne(resolved.filter((entry) => entry !== undefined));
  },
  products: (choice, _, given) => productsByRule[choice.rule](choice, given),
  async brands(ids, { most }, { sources }) {
    const { brands } = await sources.navbar();
    const chosen = ids.flatMap((id) => brands.find((brand) => brand.id === id) ?? []);
    const shown = [...new Set([...chosen, ...brands])].slice(0, most);
    return constant(
      shown.map(({ name, slug, character, home_banner_picture }) => ({ name, slug, character, home_banner_picture })),
    );
  },
  async kind_pages(_, { kind }, { sources }) {
    const pages = await sources.kindPages(kind);
    return constant(
      pages.map(({ banner, bannerAlt, ...named }) => ({ ...named, picture: banner && toPicture(banner, bannerAlt) })),
    );
  },
  home_banners: async (_value, _field, { sources }) => constant(await sources.banners()),
};

/** All fields of a block or of an entry of a list; undefined if something is gone without which it is not shown. */
export async function resolveFields(
  fields: Readonly<Record<string, BlockField>>,
  data: object,
  given: Given,
): Promise<CachedAnswer<Record<string, unknown>> | undefined> {
  const names = Object.keys(fields);
  const answers: CachedAnswer[] = [];
  for (const name of names) {
    const field = fields[name]!;
    const resolve = resolvers[field.as] as Resolver<SortOfField>;
    const answer = await resolve((data as Record<string, never>)[name]!, field as never, given);
    if (answer === undefined) return undefined;
    answers.push(answer);
  }
  const values = inOne(answers);
  return {
    ...values,
    build(stockOf) {
      const built = values.build(stockOf);
      return Object.fromEntries(names.map((name, index) => [name, built[index]]));
    },
  };
}

export function inOne<Reply>(answers: readonly CachedAnswer<Reply>[]): CachedAnswer<Reply[]> {
  return {
    variantIds: answers.flatMap(({ variantIds }) => variantIds),
    build: (stockOf) => answers.map(({ build }) => build(stockOf)),
  };
}
