// Listings and searches among ten thousand products: uncached and cached.

import { bothKinds, newDatabases } from './databases.ts';
import { measureKinds } from './measure-requests.ts';
import { spelled } from './spelled.ts';
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

const search = (q: string, limit: number) => `/api/v1/shop/search/?${new URLSearchParams({ q, limit: `${limit}` })}`;
const listing = (choice: string) => `/api/v1/shop/listing/?${choice}`;

/** New requests contain the number of the round; the others are repeated. */
const asked: Record<string, (round: number) => string[]> = {
  'search, new words': (round) => searches.map((words) => search(spelled(words, round), 24)),
  'search, again': () => searches.map((words) => search(words, 24)),
  'search, misspelt words': (round) => mistakes.map((words) => search(spelled(words, round), 24)),
  'listing, new choice': (round) => choices.map((choice) => listing(`${choice}&price_from=${100 + round}`)),
  'listing, again': () => choices.map(listing),
};

export async function measureCatalogue() {
  const figures = [];
  for await (const database of newDatabases(bothKinds)) {
    await using shop = await startShop({ ...database, products: largeCatalogue });
    figures.push(...(await measureKinds(shop.address, database.kind, asked, { rounds: 20 })));
  }
  return figures;
}
