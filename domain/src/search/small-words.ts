import { keyOf, wordsOf } from './word-keys.ts';

// Words that say nothing about a product: they are searched for only when nothing else was typed.
const unchanging =
  'для з із зі і й та або в у на від проти при до після про як що який яка яке які чи а лице лиця лицю всіх усіх ' +
  'the for with and of';
/** In any grammatical form. */
const changing =
  'купити ціна недорого замовити хочу треба потрібен потрібна найкращий кращий засіб засоби косметика шкіра обличчя типи';

const words = new Set(wordsOf(unchanging));
const keys = new Set(wordsOf(changing).map(keyOf));

const isSmallWord = (word: string): boolean => words.has(word) || keys.has(keyOf(word));

/** The words without those that say nothing; all of them when no others are left. */
export function tellingWords(all: readonly string[]): readonly string[] {
  const telling = all.filter((word) => !isSmallWord(word));
  return telling.length > 0 ? telling : all;
}
