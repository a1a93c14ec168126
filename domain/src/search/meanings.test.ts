import { expect, test } from 'vitest';
import { correctWords } from './correct-words.ts';
import { findMeant } from './find-meant.ts';
import { type Meanings, MeaningsOfProducts, type SynonymWords } from './meanings.ts';

type Thing = { name: string; brand?: string; type?: string; goals?: string[]; ingredients?: string[] };

function makeIndex(things: readonly Thing[], synonyms: readonly SynonymWords[] = []): Meanings {
  const meanings = new MeaningsOfProducts();
  for (const [row, { name, brand, type, goals = [], ingredients = [] }] of things.entries()) {
    meanings.addName(name, row);
    if (brand !== undefined) meanings.addLabel('brand', brand, row);
    if (type !== undefined) meanings.addLabel('type', type, row);
    for (const goal of goals) meanings.addLabel('goal', goal, row);
    for (const ingredient of ingredients) meanings.addLabel('ingredient', ingredient, row);
  }
  const steps = meanings.finish(things.length, synonyms);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const index = makeIndex(
  [
    { name: 'олія шипшини', brand: 'Verba', type: 'Олії', ingredients: ['Rosa Canina Fruit Oil'] },
    {
      name: 'нічна сироватка',
      brand: 'ROSA LAB',
      type: 'Сироватки',
      ingredients: ['Sodium Hyaluronate', 'Glycolic Acid'],
    },
    {
      name: 'крем «шавлія»',
      brand: 'Verba',
      type: 'Креми',
      goals: ['Висипання'],
      ingredients: ['Citric Acid', 'Ретинол'],
    },
    { name: 'тонік spf 50', brand: 'Nordica Derm', goals: ['Висипання', 'Перші зморшки'] },
  ],
  [
    { words: ['акне', 'чорні цятки'], means: ['висипання'] },
    { words: ['гіалуронка'], means: ['sodium hyaluronate'] },
    { words: ['гліколева кислота'], means: ['glycolic acid'] },
    { words: ['центела'], means: ['centella asiatica'] },
  ],
);

const reasonsFor = (words: string) => {
  const found = findMeant(index, words);
  return [...found.rows].map((row) => {
    const { field, label } = found.reasonOf(row);
    return `${row} ${field} ${label}`.trim();
  });
};

test.each<[words: string, reasons: string[]]>([
  ['олії', ['0 name']],
  ['олією', ['0 name']],
  ['сироваток', ['1 name']],
  ['шавлією', ['2 name']],
  ['верба', ['0 brand Verba', '2 brand Verba']],
  ['роса лаб', ['1 brand ROSA LAB']],
  ['росалаб', ['1 brand ROSA LAB']],
  ['нордіка', ['3 brand Nordica Derm']],
  ['зморшок', ['3 goal Перші зморшки']],
  ['retinol', ['2 ingredient Ретинол']],
  ['ретинолом', ['2 ingredient Ретинол']],
  ['spf50', ['3 name']],
  ['спф', ['3 name']],
  ['зморш', ['3 goal Перші зморшки']],
  ['олія верба', ['0 brand Verba']],
  ['крем від висипань', ['2 goal Висипання']],
  ['крем для зморшок', []],
  ['крем сироватка', []],
  ['акне', ['2 concern Висипання', '3 concern Висипання']],
  ['чорних цяток', ['2 concern Висипання', '3 concern Висипання']],
  ['крем від акне', ['2 concern Висипання']],
  ['ак', []],
  ['гіалуронка', ['1 ingredient Sodium Hyaluronate']],
  // Not any acid: the phrase means one ingredient.
  ['гліколева кислота', ['1 ingredient Glycolic Acid']],
  ['центела', []],
  ['для', []],
  ['5', []],
  ['', []],
])('«%s» means %j', (words, reasons) => {
  expect(reasonsFor(words)).toEqual(reasons);
});

test.each<[words: string, corrected: string | undefined]>([
  ['сероватка', 'сироватка'],
  ['ритинол', 'ретинол'],
  ['крем з ритинолом', 'крем з ретинол'],
  ['тоінк', 'тонік'],
  ['зморшкки нічні', undefined],
  ['гіолуронка', 'гіалуронка'],
  ['крам', 'крем'],
  ['ерем', undefined],
  ['крм', undefined],
  ['диван', undefined],
  ['сироватка', undefined],
])('«%s» is corrected to %s', (words, corrected) => {
  expect(correctWords(index, words)).toBe(corrected);
});

test('in an empty shop nothing is found, and nothing corrected', () => {
  const empty = makeIndex([]);
  expect([findMeant(empty, 'крем').rows.length, correctWords(empty, 'крем')]).toEqual([0, undefined]);
});
