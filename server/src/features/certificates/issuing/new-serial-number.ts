import { randomInt } from 'node:crypto';

/** Without characters that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The prefix of the settings and 80 random bits in readable groups: 'ROSA-7KQ2-M9XD-…'. */
export function newSerialNumber(prefix: string): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return [prefix, group(), group(), group(), group()].join('-');
}
