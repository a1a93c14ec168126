import { keyOf, wordsOf } from './word-keys.ts';

/** Words that say nothing about a product: they are searched for only when nothing else was typed. */
const smallWords =
  'для з із зі і й та або в у на від проти при до після про як що який яка яке які чи а ' +
  'купити ціна ціни недорого замовити хочу треба потрібен потрібна найкращий найкраща кращий ' +
  'засіб засоби косметика шкіра обличчя the for with and of';

const smallKeys = new Set(wordsOf(smallWords).map(keyOf));

export const isSmallWord = (key: string): boolean => smallKeys.has(key);
