import { expect, test } from 'vitest';
import { otherNames } from './other-names.ts';
import {
  districtName,
  foldPlaceName,
  possiblePlaces,
  possibleWords,
  readPlace,
  regionName,
  settlementType,
} from './place-names.ts';

test.each([
  ["Кам'янець-Подільський", 'камянець подільський'],
  ['Кам’янець-Подільський', 'камянець подільський'],
  ['Камʼянець  Подільський', 'камянець подільський'],
  ['КАМ`ЯНЕЦЬ', 'камянець'],
  ['Камянець', 'камянець'],
  ['Київ', 'киів'],
  ['Кі\u0308ровськ', 'кіровськ'],
  ['Єнакієве', 'енакіеве'],
  ['Ґалаґан', 'галаган'],
  ['Відділення №12: вул. Хрещатик, 22/7', 'відділення 12 вул хрещатик 22 7'],
  ['100%_\\', '100'],
  ['  ', ''],
])('%s is searched as %s', (text, folded) => {
  expect(foldPlaceName(text)).toBe(folded);
});

test.each([
  ['Київ', 'киів', []],
  ['м. Київ', 'киів', []],
  ['м.Київ', 'киів', []],
  ['м Київ', 'киів', []],
  ['місто Київ', 'киів', []],
  ['смт Баришівка', 'баришівка', []],
  ['смт. Баришівка', 'баришівка', []],
  ['с. Іванівка', 'іванівка', []],
  ['селище Козин', 'козин', []],
  ['Селище', 'селище', []],
  ['Миколаїв', 'миколаів', []],
  ['Смотрич', 'смотрич', []],
  ['Київ, Київська область', 'киів', ['киівська']],
  ['Київ, , Київська область', 'киів', ['киівська']],
  ['Іванівка, Березівський р-н, Одеська обл.', 'іванівка', ['березівський', 'одеська']],
  ['', '', []],
])('%s asks for %s', (typed, name, within) => {
  expect(readPlace(typed)).toEqual({ name, within });
});

test.each([
  ['Київ', [{ name: 'киів', within: [] }]],
  [
    'Іванівка Одеська',
    [
      { name: 'іванівка одеська', within: [] },
      { name: 'іванівка', within: ['одеська'] },
    ],
  ],
  [
    'Іванівка Одеська область',
    [
      { name: 'іванівка одеська область', within: [] },
      { name: 'іванівка', within: ['одеська'] },
    ],
  ],
  [
    'rb]d',
    [
      { name: 'rb d', within: [] },
      { name: 'rb', within: ['d'] },
      { name: 'киів', within: [] },
    ],
  ],
  [
    'rbtd',
    [
      { name: 'rbtd', within: [] },
      { name: 'киев', within: [] },
      { name: 'киів', within: [] },
    ],
  ],
  [
    'Кіровоград',
    [
      { name: 'кіровоград', within: [] },
      { name: 'кропивницький', within: [] },
    ],
  ],
])('%s may mean these places, the likeliest first', (typed, places) => {
  expect(possiblePlaces(typed)).toEqual(places);
});

test.each([
  ['Хрещатик, 22', ['хрещатик 22']],
  ['№ 12', ['12']],
  ['[htofnbr', ['htofnbr', 'хрещатик']],
])('%s may mean these words, the likeliest first', (typed, words) => {
  expect(possibleWords(typed)).toEqual(words);
});

test.each([
  ['Київська', 'Київська область'],
  ['Волинська область', 'Волинська область'],
  ['Одеська обл.', 'Одеська область'],
  ['Автономна Республіка Крим', 'Автономна Республіка Крим'],
  ['', ''],
])('the region %s is written %s', (text, name) => {
  expect(regionName(text)).toBe(name);
});

test.each([
  ['Бучанський', 'Бучанський район'],
  ['Бучанський р-н', 'Бучанський район'],
  ['Бучанський район', 'Бучанський район'],
  ['', ''],
])('the district %s is written %s', (text, name) => {
  expect(districtName(text)).toBe(name);
});

test.each([
  ['місто', 'м.'],
  ['Село', 'с.'],
  ['селище міського типу', 'смт'],
  ['селище', 'с-ще'],
  ['хутір', 'хутір'],
])('%s is shortened to %s', (description, type) => {
  expect(settlementType(description)).toBe(type);
});

test('other names are written as they are searched', () => {
  for (const [other, name] of otherNames) {
    expect(foldPlaceName(other)).toBe(other);
    expect(foldPlaceName(name)).toBe(name);
  }
});
