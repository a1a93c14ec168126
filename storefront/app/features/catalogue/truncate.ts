import { glued } from '@shop/wording/glued.ts';
import { hangingWords } from '@shop/wording/hanging-words.ts';

/** Whole words of a longer text and an ellipsis, so many characters together. What belongs together stays so. */
export function truncate(text: string, length: number): string {
  const whole = glued(text);
  if (whole.length <= length) return whole;
  const room = whole.slice(0, length);
  const lastSpace = room.lastIndexOf(' ');
  const words = lastSpace > 0 ? room.slice(0, lastSpace).replace(hangingWords, '') : '';
  // A first word longer than all the room can only be cut inside.
  return `${words || whole.slice(0, length - 1)}…`;
}
