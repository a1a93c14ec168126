import type { SearchedProduct } from '@shop/contract/catalogue.ts';
import { productKindNames, productKinds } from '@shop/domain/product-kinds.ts';
import { kindNames } from '@shop/wording/kind-names.ts';

const mostWays = 4;
/** Half of the products suit every skin. */
const mostOfKind = 2;
const mostEndings = 3;

/** Sections in which most of the found products stand, with the addresses of their pages. */
export function sectionsOf(products: readonly SearchedProduct[]): { name: string; to: string }[] {
  const sections = new Map<string, { kind: string; name: string; to: string; count: number }>();
  const add = (kind: string, name: string, to: string) => {
    const section = sections.get(to) ?? { kind, name, to, count: 0 };
    section.count += 1;
    sections.set(to, section);
  };
  for (const product of products) {
    add('brand', product.brand.name, `/collection/${product.brand.slug}`);
    for (const kind of productKindNames) {
      const { many, page } = productKinds[kind];
      for (const { name, slug } of product[many])
        add(kind, kindNames[kind].titleOf?.(name) ?? name, `/${page}/${slug}`);
    }
  }
  const byCount = [...sections.values()].sort((one, other) => other.count - one.count);
  const ofKind = (kind: string) => byCount.filter((section) => section.kind === kind).slice(0, mostOfKind);
  return byCount.filter((section) => ofKind(section.kind).includes(section)).slice(0, mostWays);
}

/** How the typed words may go on: «сироватка з ніац» — «сироватка з ніацинамід», from what they have found. */
export function endingsOf(typed: string, products: readonly SearchedProduct[]): string[] {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{N}']*)$/u.exec(typed.trimStart().toLocaleLowerCase('uk')) ?? [];
  if (last.length < 2) return [];
  const words = products.flatMap(({ name, brand, found_in }) => wordsOf(`${found_in} ${name} ${brand.name}`));
  const endings = words.filter((word) => word.length > last.length && word.startsWith(last));
  return [...new Set(endings)].slice(0, mostEndings).map((word) => before + word);
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/[’ʼ]/g, "'")
    .toLocaleLowerCase('uk')
    .match(/\p{L}[\p{L}\p{N}']+/gu) ?? [];
