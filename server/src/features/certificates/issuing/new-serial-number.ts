import { randomInt } from 'node:crypto';
import type { Executor } from '../../../database/database.ts';
import { readSerialPrefix } from '../../shop-settings/index.ts';

/** Without characters that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The prefix of the settings and 80 random bits in readable groups: 'ROSA-7KQ2-M9XD-…'. */
export async function newSerialNumber(db: Executor): Promise<string> {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return [await readSerialPrefix(db), group(), group(), group(), group()].join('-');
}
