/** Signs that turn the direction of everything after them. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** They come unseen with what is copied from a phone; left in a name, they would turn a whole letter around. */
export function inOneDirection(text: string): string {
  return text.replace(turns, '');
}
