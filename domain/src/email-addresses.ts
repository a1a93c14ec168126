/** A loose check for forms: text, @, text, dot, text. The server checks more strictly. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
