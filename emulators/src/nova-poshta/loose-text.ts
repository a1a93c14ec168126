/** Texts and numbers are taken for each other; anything else is no text. */
export function textOf(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
}
