// Searches in a carrier's directory of the real size.

import { bothKinds, newDatabases } from './databases.ts';
import { measureKinds } from './measure-requests.ts';
import { startShop } from './start-shop.ts';

const kyiv = 'Київ, Київська область';
/** As people type: the first letters, a whole name, a name that many share, another layout, nothing that exists. */
const cities = ['ки', 'льв', 'Новоселиця', 'камянець', 'Подільський', 'вел', 'с. Іванівка, Одеська', '[fhrsd', 'щщщщ'];
const posts = ['1', '12', '5', 'хрещатик', 'Слов’янська 7', 'вул', 'gjinjvfn', ''];

const asked = {
  city: () => cities.map((city) => `/api/v1/np/search/city/?${new URLSearchParams({ city })}`),
  'branch in Kyiv': () => posts.map((post) => `/api/v1/np/search/post/?${new URLSearchParams({ city: kyiv, post })}`),
};

export async function measureCities() {
  const figures = [];
  for await (const database of newDatabases(bothKinds)) {
    await using shop = await startShop({ ...database, directory: { settlements: 30_000, branches: 45_000 } });
    figures.push(...(await measureKinds(shop.address, database.kind, asked)));
  }
  return figures;
}
