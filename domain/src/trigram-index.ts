/**
 * Which lines have which three letters in a row. A search looks only at lines that can have its words, and a misspelt
 * word finds the lines that have most of its letters.
 */
export type TrigramIndex = {
  lines: number;
  /** Lines with the letters of a bucket stand between its start and the next one, in their order. */
  starts: Uint32Array;
  holders: Uint32Array;
};

/** Rare letters may share a bucket: it then shows some lines too many, never too few. */
const buckets = 2 ** 18;

export function makeTrigramIndex(texts: readonly string[]): TrigramIndex {
  // A search may end with what stands between words.
  const lines = texts.map((text) => `${ofWords(text)} `);
  const starts = new Uint32Array(buckets + 1);
  goThrough(lines, (bucket) => {
    starts[bucket + 1]! += 1;
  });
  for (let bucket = 0; bucket < buckets; bucket += 1) starts[bucket + 1]! += starts[bucket]!;
  const holders = new Uint32Array(starts[buckets]!);
  const next = starts.slice();
  goThrough(lines, (bucket, line) => {
    holders[next[bucket]!] = line;
    next[bucket]! += 1;
  });
  return { lines: texts.length, starts, holders };
}

/** Shows each bucket of each line once. */
function goThrough(texts: readonly string[], show: (bucket: number, line: number) => void): void {
  const lastLine = new Int32Array(buckets).fill(-1);
  for (let line = 0; line < texts.length; line += 1)
    goThroughBuckets(texts[line]!, (bucket) => {
      if (lastLine[bucket] === line) return;
      lastLine[bucket] = line;
      show(bucket, line);
    });
}

/** The lines that may have these words, in their order; undefined for words too short to tell. */
export function linesThatMayHave({ starts, holders }: TrigramIndex, words: string): Uint32Array | undefined {
  let fewest: Uint32Array | undefined;
  goThroughBuckets(spaced(words), (bucket) => {
    const lines = holders.subarray(starts[bucket], starts[bucket + 1]);
    if (fewest === undefined || lines.length < fewest.length) fewest = lines;
  });
  return fewest;
}

/** How much of the words' letters each line has, from 0 to 1. */
export function likenessOfLines({ lines, starts, holders }: TrigramIndex, words: string): Float32Array {
  const likeness = new Float32Array(lines);
  const asked = new Set<number>();
  goThroughBuckets(ofWords(words), (bucket) => asked.add(bucket));
  for (const bucket of asked)
    for (let at = starts[bucket]!; at < starts[bucket + 1]!; at += 1) likeness[holders[at]!]! += 1 / asked.size;
  return likeness;
}

/** Each word begins with spaces of its own: a first letter is seldom wrong. What stands between words says nothing. */
const spaced = (text: string) => text.replace(/[^\p{Letter}\p{Number}']+/gu, '  ');
const ofWords = (text: string) => `  ${spaced(text).trim()} `;

function goThroughBuckets(text: string, show: (bucket: number) => void): void {
  for (let at = 0; at + 2 < text.length; at += 1) {
    const letters = text.charCodeAt(at) * 4_099 + text.charCodeAt(at + 1) * 65 + text.charCodeAt(at + 2);
    show(letters % buckets);
  }
}
