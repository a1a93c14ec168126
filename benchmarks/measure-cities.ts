// Searches in a carrier's directory of the real size.

import { measureQuestions } from './measure-questions.ts';
import { measureRequests } from './measure-requests.ts';
import { onBothDatabases } from './on-databases.ts';
import type { QuestionFigures } from './question-figures.ts';
import { secondsEach } from './seconds.ts';
import { startShop } from './start-shop.ts';

export const largeDirectory = { settlements: 30_000, branches: 45_000 };

const kyiv = 'Київ, Київська область';
/** As people type: the first letters, a whole name, a name that many share, another layout, nothing that exists. */
const cities = ['ки', 'льв', 'Новоселиця', 'камянець', 'Подільський', 'вел', 'с. Іванівка, Одеська', '[fhrsd', 'щщщщ'];
const posts = ['1', '12', '5', 'хрещатик', 'Слов’янська 7', 'вул', 'gjinjvfn', ''];

const asked = {
  city: cities.map((city) => `/api/v1/np/search/city/?${new URLSearchParams({ city })}`),
  'branch in Kyiv': posts.map((post) => `/api/v1/np/search/post/?${new URLSearchParams({ city: kyiv, post })}`),
};

export const measureCities = async (): Promise<QuestionFigures[]> =>
  (
    await onBothDatabases(async (database, kind) => {
      await using shop = await startShop({ ...database, directory: largeDirectory });
      const figures: QuestionFigures[] = [];
      for (const [what, paths] of Object.entries(asked)) {
        const times = await measureQuestions(shop.address, () => paths);
        const { perSecond } = await measureRequests(shop.address, paths, secondsEach / 2);
        figures.push({ what, database: kind, ...times, perSecond });
      }
      return figures;
    })
  ).flat();

if (import.meta.main) console.table(await measureCities());
