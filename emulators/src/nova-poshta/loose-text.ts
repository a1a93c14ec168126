/** A string or number as text; anything else is an empty text. */
export function looseText(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
}
