import { glued } from '@shop/wording/glued.ts';
import { hangingWords } from '@shop/wording/hanging-words.ts';

/**
 * Cuts a long text at a word boundary and adds an ellipsis, `length` characters at most. Words joined by a non-breaking
 * space stay together.
 */
export function truncate(text: string, length: number): string {
  const whole = glued(text);
  if (whole.length <= length) return whole;
  const room = whole.slice(0, length);
  const lastSpace = room.lastIndexOf(' ');
  const words = lastSpace > 0 ? room.slice(0, lastSpace).replace(hangingWords, '') : '';
  // A first word longer than the limit is cut inside.
  return `${words || whole.slice(0, length - 1)}…`;
}
