/** Texts one after another in a single one: going through that is far faster than through each of them. */
type Lines = { text: string; starts: Uint32Array };

/** What a search looks in, in the order of the shop. */
export type SearchIndex = {
  productIds: readonly number[];
  /** One for each product. */
  names: Lines;
  codes: Lines;
  /** Whose each of the codes is. */
  ownersOfCodes: readonly number[];
};

/** Stands in no name, no code and no question. */
const between = '\0';
/** What may stand before a word: spaces, a hyphen, a slash, brackets and quotes. */
const beforeWords = ' \u00a0-/(«“"';

/** Names and codes are searched as they are given, so they come folded, as the words do. */
export function makeSearchIndex(
  products: readonly { id: number; name: string; codes: readonly string[] }[],
): SearchIndex {
  return {
    productIds: products.map(({ id }) => id),
    names: linesOf(products.map(({ name }) => name)),
    codes: linesOf(products.flatMap(({ codes }) => codes)),
    ownersOfCodes: products.flatMap(({ id, codes }) => codes.map(() => id)),
  };
}

function linesOf(texts: readonly string[]): Lines {
  const starts = new Uint32Array(texts.length);
  let start = 0;
  for (const [index, text] of texts.entries()) {
    starts[index] = start;
    start += text.length + between.length;
  }
  return { text: texts.join(between), starts };
}

/** Products with the words in their name or in a code; the likeliest first, equals in the order of the shop. */
export function searchIndex(index: SearchIndex, words: string, limit: number): number[] {
  const { productIds, names, codes, ownersOfCodes } = index;
  const beginning: number[] = [];
  const withWord: number[] = [];
  const withPart: number[] = [];
  goThrough(names, words, (line, begins, beginsWord) => {
    const found = begins ? beginning : beginsWord ? withWord : withPart;
    if (found.length < limit) found.push(productIds[line]!);
    return beginning.length < limit;
  });
  const found = new Set([...beginning, ...withWord, ...withPart]);
  if (found.size < limit)
    goThrough(codes, words, (line) => {
      found.add(ownersOfCodes[line]!);
      return found.size < limit;
    });
  return [...found].slice(0, limit);
}

/** Shows each line with the words once, and how they stand in it at best, for as long as more are wanted. */
function goThrough(
  { text, starts }: Lines,
  words: string,
  wantsMore: (line: number, begins: boolean, beginsWord: boolean) => boolean,
): void {
  let line = 0;
  for (let at = text.indexOf(words); at !== -1; ) {
    while (line + 1 < starts.length && starts[line + 1]! <= at) line += 1;
    const begins = at === starts[line];
    const end = starts[line + 1] ?? text.length + 1;
    let beginsWord = false;
    for (; at !== -1 && at < end; at = text.indexOf(words, at + 1))
      beginsWord ||= at > 0 && beforeWords.includes(text[at - 1]!);
    if (!wantsMore(line, begins, beginsWord)) return;
  }
}
