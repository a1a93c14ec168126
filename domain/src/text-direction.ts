/** Characters that change the text direction of all that follows. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes invisible direction characters, which come with text copied on a phone and would reverse a whole letter. */
export function inOneDirection(text: string): string {
  return text.replace(turns, '');
}
