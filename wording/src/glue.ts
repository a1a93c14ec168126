/** Glues one- and two-letter words to the next one: a line of a headline must not end with «з». */
export function glue(text: string): string {
  return text.replace(/(?<=^|[\s(«])(\p{L}{1,2}) /gu, '$1\u00a0');
}
