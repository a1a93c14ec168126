/** What a select offers, of states and their words. */
export function choicesOf(words: Record<string, string>): { id: string; name: string }[] {
  return Object.entries(words).map(([id, name]) => ({ id, name }));
}
