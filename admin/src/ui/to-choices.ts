/** The options of a select, from states and their names. */
export function toChoices(words: Record<string, string>): { id: string; name: string }[] {
  return Object.entries(words).map(([id, name]) => ({ id, name }));
}
