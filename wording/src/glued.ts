/**
 * Joins a short word to the one it belongs to by a no-break space: a line never ends in «і», «з» or «на», and never
 * begins with «—» or «%».
 */
export function glued(text: string): string {
  return text.replace(/(?<![\p{L}\u2019])(\p{L}{1,2}) (?=\S)/gu, '$1\u00a0').replace(/ (?=[—%])/g, '\u00a0');
}
