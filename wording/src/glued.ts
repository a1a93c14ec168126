/**
 * Joins short words to their neighbours with no-break spaces: a line never ends with «і», «з» or «на», and never begins with
 * «—», «%» or a unit of measure. A range of numbers stays in one line, too.
 */
export function glued(text: string): string {
  return text
    .replace(/(?<![\p{L}\u2019])(\p{L}{1,2}) (?=\S)/gu, '$1\u00a0')
    .replace(/ (?=[—%₴])/g, '\u00a0')
    .replace(/(\d) (?=(?:мл|г|шт|грн)(?!\p{L}))/gu, '$1\u00a0')
    .replace(/(SPF) (?=\d)/g, '$1\u00a0')
    .replace(/(\d–)(?=\d)/g, '$1\u2060');
}
