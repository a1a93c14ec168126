/**
 * A trigram index of lines. A search checks only lines that may contain its words, and a misspelt word finds the lines with
 * most of its trigrams.
 */
export type TrigramIndex = {
  lines: number;
  /** The lines of bucket 7 are `holders.subarray(starts[7], starts[8])`, in order. */
  starts: Uint32Array;
  holders: Uint32Array;
};

/** Different trigrams may share a bucket: it may then give false positives, never false negatives. */
const buckets = 2 ** 18;

/** Made in steps, so that a server can do other work in between. */
export function* makeTrigramIndex(texts: readonly string[]): Generator<void, TrigramIndex> {
  const lines: string[] = [];
  const starts = new Uint32Array(buckets + 1);
  yield* goThrough(
    texts,
    (text) => {
      // A search text may end with a separator.
      const line = `${padded(text)} `;
      lines.push(line);
      return line;
    },
    (bucket) => {
      starts[bucket + 1]! += 1;
    },
  );
  for (let bucket = 0; bucket < buckets; bucket += 1) starts[bucket + 1]! += starts[bucket]!;
  const holders = new Uint32Array(starts[buckets]!);
  const next = starts.slice();
  yield* goThrough(
    lines,
    (line) => line,
    (bucket, line) => {
      holders[next[bucket]!] = line;
      next[bucket]! += 1;
    },
  );
  return { lines: texts.length, starts, holders };
}

const linesOfStep = 250;

/** Calls `show` once for each bucket of each line. */
function* goThrough(
  texts: readonly string[],
  toLine: (text: string) => string,
  show: (bucket: number, line: number) => void,
): Generator<void, void> {
  const lastLine = new Int32Array(buckets).fill(-1);
  for (let line = 0; line < texts.length; line += 1) {
    goThroughBuckets(toLine(texts[line]!), (bucket) => {
      if (lastLine[bucket] === line) return;
      lastLine[bucket] = line;
      show(bucket, line);
    });
    if (line % linesOfStep === 0) yield;
  }
}

/** The lines that may contain the words, in order; undefined if the words are too short for a trigram. */
export function linesThatMayHave({ starts, holders }: TrigramIndex, words: string): Uint32Array | undefined {
  let fewest: Uint32Array | undefined;
  goThroughBuckets(spaced(words), (bucket) => {
    const lines = holders.subarray(starts[bucket], starts[bucket + 1]);
    if (fewest === undefined || lines.length < fewest.length) fewest = lines;
  });
  return fewest;
}

/** The share of the words' trigrams in each line, from 0 to 1. */
export function likenessOfLines({ lines, starts, holders }: TrigramIndex, words: string): Float32Array {
  const likeness = new Float32Array(lines);
  const asked = new Set<number>();
  goThroughBuckets(padded(words), (bucket) => asked.add(bucket));
  for (const bucket of asked)
    for (let at = starts[bucket]!; at < starts[bucket + 1]!; at += 1) likeness[holders[at]!]! += 1 / asked.size;
  return likeness;
}

/** Two spaces before each word give its first letters more weight, as they are seldom wrong. Separators are ignored. */
const spaced = (text: string) => text.replace(/[^\p{Letter}\p{Number}']+/gu, '  ');
const padded = (text: string) => `  ${spaced(text).trim()} `;

function goThroughBuckets(text: string, show: (bucket: number) => void): void {
  for (let at = 0; at + 2 < text.length; at += 1) {
    const letters = text.charCodeAt(at) * 4_099 + text.charCodeAt(at + 1) * 65 + text.charCodeAt(at + 2);
    show(letters % buckets);
  }
}
