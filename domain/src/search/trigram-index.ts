/**
 * A trigram index of lines: a search checks only lines that may contain its words.
 */
export type TrigramIndex = {
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
  return { starts, holders };
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

/** Two spaces before each word give its first letters more weight, as they are seldom wrong. Separators are ignored. */
const spaced = (text: string) => text.replace(/[^\p{Letter}\p{Number}']+/gu, '  ');
const padded = (text: string) => `  ${spaced(text).trim()} `;

function goThroughBuckets(text: string, show: (bucket: number) => void): void {
  for (let at = 0; at + 2 < text.length; at += 1) {
    const letters = text.charCodeAt(at) * 4_099 + text.charCodeAt(at + 1) * 65 + text.charCodeAt(at + 2);
    show(letters % buckets);
  }
}
