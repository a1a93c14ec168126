import { linesThatMayHave, makeTrigramIndex, type TrigramIndex } from './trigram-index.ts';

type Lines = { texts: readonly string[]; trigrams: TrigramIndex };

/** Names and codes by their parts, in the order of the shop. */
export type NameIndex = {
  /** One per row. */
  names: Lines;
  codes: Lines;
  /** The row of each code. */
  ownersOfCodes: readonly number[];
};

/** Characters before a word: spaces, a hyphen, a slash, brackets and quotes. */
const beforeWords = ' \u00a0-/(«“"';

/** Names, codes and search words must be folded by the caller. Made in steps, as `makeTrigramIndex`. */
export function* makeNameIndex(
  products: readonly { name: string; codes: readonly string[] }[],
): Generator<void, NameIndex> {
  return {
    names: yield* indexLines(products.map(({ name }) => name)),
    codes: yield* indexLines(products.flatMap(({ codes }) => codes)),
    ownersOfCodes: products.flatMap(({ codes }, row) => codes.map(() => row)),
  };
}

function* indexLines(texts: readonly string[]): Generator<void, Lines> {
  return { texts, trigrams: yield* makeTrigramIndex(texts) };
}

/** Rows with the words in their name, the best match first, and rows with the words only in a code. */
export function findByName({ names, codes, ownersOfCodes }: NameIndex, words: string) {
  const [beginning, withWord, withPart]: number[][] = [[], [], []];
  for (const line of linesWith(names, words)) {
    const text = names.texts[line]!;
    if (text.startsWith(words)) beginning!.push(line);
    else if (beginsWord(text, words)) withWord!.push(line);
    else withPart!.push(line);
  }
  const byName = [...beginning!, ...withWord!, ...withPart!];
  const named = new Set(byName);
  const owners = new Set<number>();
  for (const line of linesWith(codes, words)) owners.add(ownersOfCodes[line]!);
  return { byName, byCode: [...owners].filter((row) => !named.has(row)) };
}

function* linesWith({ texts, trigrams }: Lines, words: string): Generator<number> {
  const likely = linesThatMayHave(trigrams, words);
  const count = likely?.length ?? texts.length;
  for (let turn = 0; turn < count; turn += 1) {
    const line = likely?.[turn] ?? turn;
    if (texts[line]!.includes(words)) yield line;
  }
}

function beginsWord(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (at > 0 && beforeWords.includes(text[at - 1]!)) return true;
  return false;
}
