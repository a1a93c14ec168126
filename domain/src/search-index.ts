import { likenessOfLines, linesThatMayHave, makeTrigramIndex, type TrigramIndex } from './trigram-index.ts';

type Lines = { texts: readonly string[]; trigrams: TrigramIndex };

/** The index of a search, in the order of the shop. */
export type SearchIndex = {
  productIds: readonly number[];
  /** One per product. */
  names: Lines;
  /** The names by their first letters. */
  beginnings: ReadonlyMap<string, readonly number[]>;
  codes: Lines;
  /** The product id of each code. */
  ownersOfCodes: readonly number[];
};

/** Characters before a word: spaces, a hyphen, a slash, brackets and quotes. */
const beforeWords = ' \u00a0-/(«“"';
/** Minimum similarity of a name: allows one wrong letter in a word, which may be in another grammatical case. */
const leastLikeness = 0.35;

/** Names, codes and search words must be folded by the caller. Made in steps, as `makeTrigramIndex`. */
export function* makeSearchIndex(
  products: readonly { id: number; name: string; codes: readonly string[] }[],
): Generator<void, SearchIndex> {
  return {
    productIds: products.map(({ id }) => id),
    names: yield* indexLines(products.map(({ name }) => name)),
    beginnings: Map.groupBy(products.keys(), (line) => firstLetters(products[line]!.name)),
    codes: yield* indexLines(products.flatMap(({ codes }) => codes)),
    ownersOfCodes: products.flatMap(({ id, codes }) => codes.map(() => id)),
  };
}

function* indexLines(texts: readonly string[]): Generator<void, Lines> {
  return { texts, trigrams: yield* makeTrigramIndex(texts) };
}

/** Products with the words in their name or in a code; the best match first, equals in the order of the shop. */
export function searchIndex(index: SearchIndex, words: string, limit: number): number[] {
  const { productIds, names, codes, ownersOfCodes } = index;
  const beginning = linesThatBegin(index, words, limit);
  const withWord: number[] = [];
  const withPart: number[] = [];
  if (beginning.length < limit)
    goThrough(names, words, (line, begins, beginsWord) => {
      const found = beginsWord ? withWord : withPart;
      if (!begins && found.length < limit) found.push(line);
      return beginning.length + withWord.length < limit;
    });
  const found = new Set([...beginning, ...withWord, ...withPart].map((line) => productIds[line]!));
  if (found.size < limit)
    goThrough(codes, words, (line) => {
      found.add(ownersOfCodes[line]!);
      return found.size < limit;
    });
  return [...found].slice(0, limit);
}

const lettersOfBeginning = 3;
const firstLetters = (text: string) => text.slice(0, lettersOfBeginning);

/** Found apart, because a search may end as soon as no better name can follow. */
function linesThatBegin({ names: { texts }, beginnings }: SearchIndex, words: string, limit: number): number[] {
  const likely = words.length < lettersOfBeginning ? texts.keys() : (beginnings.get(firstLetters(words)) ?? []);
  const found: number[] = [];
  for (const line of likely) {
    if (found.length === limit) break;
    if (texts[line]!.startsWith(words)) found.push(line);
  }
  return found;
}

/** Calls `wantsMore` once for each line with the words, with their best position, until it returns false. */
function goThrough(
  { texts, trigrams }: Lines,
  words: string,
  wantsMore: (line: number, begins: boolean, beginsWord: boolean) => boolean,
): void {
  const likely = linesThatMayHave(trigrams, words);
  const count = likely?.length ?? texts.length;
  for (let turn = 0; turn < count; turn += 1) {
    const line = likely?.[turn] ?? turn;
    const text = texts[line]!;
    const first = text.indexOf(words);
    if (first === -1) continue;
    let beginsWord = false;
    for (let at = first; at !== -1 && !beginsWord; at = text.indexOf(words, at + 1))
      beginsWord = at > 0 && beforeWords.includes(text[at - 1]!);
    if (!wantsMore(line, first === 0, beginsWord)) return;
  }
}

/** Products with names most similar to any reading of misspelt words; equals in the order of the shop. */
export function nearestInIndex(
  { productIds, names }: SearchIndex,
  readings: readonly string[],
  limit: number,
): number[] {
  const nearest = new Map<number, number>();
  for (const words of readings) {
    const likeness = likenessOfLines(names.trigrams, words);
    for (const line of highest(likeness, limit)) nearest.set(line, Math.max(likeness[line]!, nearest.get(line) ?? 0));
  }
  return [...nearest]
    .sort(([a, nearA], [b, nearB]) => nearB - nearA || a - b)
    .slice(0, limit)
    .map(([line]) => productIds[line]!);
}

/** Indexes of the highest values above the minimum. */
function highest(likeness: Float32Array, limit: number): number[] {
  let found: number[] = [];
  let least = leastLikeness;
  for (let line = 0; line < likeness.length; line += 1) {
    if (likeness[line]! < least || (found.length === limit && likeness[line] === least)) continue;
    found = [...found, line].sort((a, b) => likeness[b]! - likeness[a]!).slice(0, limit);
    if (found.length === limit) least = likeness[found.at(-1)!]!;
  }
  return found;
}
