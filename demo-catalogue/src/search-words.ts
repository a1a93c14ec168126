import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Phrases = z.array(z.string().min(1)).min(1);
const Synonyms = z.array(z.strictObject({ words: Phrases, means: Phrases })).max(80);

/** What customers call the goods of the demonstration. */
export const demoSynonyms = Synonyms.parse(
  JSON.parse(readFileSync(new URL('search-synonyms.json', import.meta.url), 'utf8')),
);

/** The words under the empty field of the search. */
export const demoPopularWords = [
  'сироватка',
  'крем для сухої шкіри',
  'ніацинамід',
  'SPF',
  'ретинол',
  'подарунковий набір',
] as const;
