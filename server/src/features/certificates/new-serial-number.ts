import { randomInt } from 'node:crypto';

/** Without signs that are taken for each other. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 80 random bits in groups that can be read out: 'ROSA-7KQ2-M9XD-…'. */
export function newSerialNumber(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return ['ROSA', group(), group(), group(), group()].join('-');
}
