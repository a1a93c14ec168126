/** How high a text becomes when it is broken into lines of a width. */
type Measure = (text: string, size: number) => number;

/** The largest of these sizes in which the text fits; its own lines are given up when it fits in none. */
export function fitText(
  text: string,
  { height, sizes, measure }: { height: number; sizes: readonly [number, ...number[]]; measure: Measure },
): { text: string; size: number } {
  const ways = [text, text.replace(/\s+/g, ' ')].flatMap((each) => sizes.map((size) => ({ text: each, size })));
  return ways.find((way) => measure(way.text, way.size) <= height) ?? ways.at(-1)!;
}
