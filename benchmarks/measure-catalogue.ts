// Listings and searches among ten thousand products: asked for the first time, and again.

import { measureQuestions } from './measure-questions.ts';
import { measureRequests } from './measure-requests.ts';
import { onBothDatabases } from './on-databases.ts';
import type { QuestionFigures } from './question-figures.ts';
import { secondsEach } from './seconds.ts';
import { startShop } from './start-shop.ts';

export const largeCatalogue = 10_000;

/** As people type: a kind, the beginning of a word, a whole name, a code, something rare, nothing that exists. */
const searches = ['крем', 'зволож', 'Сироватка з ретинолом', 'rl-77', '№ 123', 'spf', 'щщщщ'];
const mistakes = ['ритинол', 'сироватна', 'гиалурон', 'rhtv', 'жщзп'];
const choices = [
  'of=product_type&slug=type-3',
  'of=brand&slug=brand-7&sort=price_up',
  'of=skin_type&slug=skin-2&brand=brand-1,brand-9&in_stock=true',
  'of=skin_type&slug=skin-5&on_sale=true&sort=newest&page=3',
  'of=collection&product_type=type-1,type-11&sort=price_down',
];

/** The same words with other letters large, by the bits of a number: the same work, and yet another question. */
const spelled = (words: string, number: number) =>
  [...words].map((letter, index) => (number & (2 ** index) ? letter.toUpperCase() : letter.toLowerCase())).join('');

const search = (q: string, limit: number) => `/api/v1/shop/search/?${new URLSearchParams({ q, limit: `${limit}` })}`;
const suggestion = (q: string) => `/api/v1/shop/search/suggestions/?${new URLSearchParams({ q })}`;
const listing = (choice: string) => `/api/v1/shop/listing/?${choice}`;

/** More than are asked in the time: none of the new ones comes a second time. */
const mostRounds = 300;

/** What is new to the shop at every round, by a number in it, and what it has been asked before. */
const asked: Record<string, (round: number) => string[]> = {
  'search, new words': (round) =>
    searches.map((words) => search(spelled(words, Math.floor(round / 40)), 10 + (round % 40))),
  'search, again': () => searches.map((words) => search(words, 24)),
  'suggestions, new words': (round) => mistakes.map((words) => suggestion(`${words} ${round}`)),
  'listing, new choice': (round) => choices.map((choice) => listing(`${choice}&price_from=${100 + round}`)),
  'listing, again': () => choices.map(listing),
};

export const measureCatalogue = async (): Promise<QuestionFigures[]> =>
  (
    await onBothDatabases(async (database, kind) => {
      await using shop = await startShop({ ...database, products: largeCatalogue });
      const figures: QuestionFigures[] = [];
      for (const [what, paths] of Object.entries(asked)) {
        const times = await measureQuestions(shop.address, paths, { rounds: 20 });
        const many = Array.from({ length: mostRounds }, (_, round) => paths(1_000 + round)).flat();
        const { perSecond } = await measureRequests(shop.address, many, secondsEach / 2);
        figures.push({ what, database: kind, ...times, perSecond });
      }
      return figures;
    })
  ).flat();

if (import.meta.main) console.table(await measureCatalogue());
