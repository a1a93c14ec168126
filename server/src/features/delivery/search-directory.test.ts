import { beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { branch, settlement, smallCarrier } from '../../../tests/small-carrier.ts';
import { findBranches } from './find-branches.ts';
import { synchroniseDirectory } from './synchronise-directory.ts';

const town = { type: 'м.' };
const odesa = { area: 'Одеська область', region: 'Березівський район' };
const places = [
  { place: settlement('kyiv', 'Київ', { ...town, region: '' }), branches: 9 },
  {
    place: settlement('kyiv-village', 'Київ', { area: 'Миколаївська область', region: 'Вознесенський район' }),
    branches: 1,
  },
  { place: settlement('kamianets', "Кам'янець-Подільський", { ...town, area: 'Хмельницька область' }), branches: 4 },
  { place: settlement('kamianske', "Кам'янське", { ...town, area: 'Дніпропетровська область' }), branches: 6 },
  { place: settlement('podilsk', 'Подільськ', { ...town, ...odesa, region: 'Подільський район' }), branches: 2 },
  { place: settlement('kryvyi-rih', 'Кривий Ріг', { ...town, area: 'Дніпропетровська область' }), branches: 5 },
  { place: settlement('yenakiieve', 'Єнакієве', { ...town, area: 'Донецька область' }), branches: 1 },
  { place: settlement('galagany', 'Ґалаґани'), branches: 1 },
  { place: settlement('bar', 'Бар', { ...town, area: 'Вінницька область' }), branches: 2 },
  { place: settlement('baryshivka', 'Баришівка', { type: 'смт' }), branches: 3 },
  { place: settlement('ivanivka-odesa', 'Іванівка', odesa), branches: 1 },
  { place: settlement('ivanivka-odesa-2', 'Іванівка', { ...odesa, region: 'Одеський район' }), branches: 1 },
  { place: settlement('ivanivka-kyiv', 'Іванівка'), branches: 2 },
  ...Array.from({ length: 25 }, (_none, index) => ({
    place: settlement(`lis-${index}`, `Лісове ${String(index).padStart(2, '0')}`),
    branches: 1,
  })),
];
const addresses = [
  branch('kyiv', '12', { description: 'Відділення №12: вул. Хрещатик, 22' }),
  branch('kyiv', '120', { description: "Відділення №120: вул. Слов'янська, 3" }),
  branch('kyiv', '5012', {
    description: 'Поштомат "Нова Пошта" №5012: просп. Лісовий, 12',
    kind: 'locker',
    canCollectMoney: false,
  }),
];

let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
  const carrier = smallCarrier({
    settlements: places.map(({ place }) => place),
    branches: [
      ...places.flatMap(({ place, branches }) =>
        Array.from({ length: branches }, (_none, index) => branch(place.ref, String(index + 1))),
      ),
      ...addresses,
    ],
  });
  await synchroniseDirectory({ ...shop.shop, carrierDirectory: carrier.directory }, new AbortController().signal);
});

const ask = async (path: string, query: Record<string, string>) =>
  (await shop.get(`/api/v1/np/search/${path}/?${new URLSearchParams(query)}`)).json();
const refs = async (city: string) => (await ask('city', { city })).input_value.map((each: { ref: string }) => each.ref);
const numbers = async (query: { city: string; post: string; city_ref?: string }) =>
  (await ask('post', query)).input_value.map((each: { number: string }) => each.number);

test('a city is told with its district, region and identifier', async () => {
  expect(await ask('city', { city: 'Бари' })).toEqual({
    message: 'Success',
    input_value: [
      {
        settlement_description: 'Баришівка',
        settlement_regions_description: 'Бучанський район',
        settlement_area_description: 'Київська область',
        ref: 'baryshivka',
        type: 'смт',
      },
    ],
  });
});

test.each([
  ['Київ', ['kyiv', 'kyiv-village']],
  ['київ', ['kyiv', 'kyiv-village']],
  ['  КИЇВ ', ['kyiv', 'kyiv-village']],
  ['Киів', ['kyiv', 'kyiv-village']],
  ['ки', ['kyiv', 'kyiv-village']],
  ["Кам'янець", ['kamianets']],
  ['Кам’янець', ['kamianets']],
  ['Камʼянець', ['kamianets']],
  ['Кам`янець', ['kamianets']],
  ['Камянець', ['kamianets']],
  ['Камянець подільський', ['kamianets']],
  ['Кам', ['kamianske', 'kamianets']],
  ['Подільськ', ['podilsk', 'kamianets']],
  ['кривийріг', []],
  ['кривий-ріг', ['kryvyi-rih']],
  ['ріг', ['kryvyi-rih']],
  ['Енакієве', ['yenakiieve']],
  ['Галагани', ['galagany']],
  ['Бар', ['bar', 'baryshivka']],
  ['rb]d', ['kyiv', 'kyiv-village']],
  ['rbtd', ['kyiv', 'kyiv-village']],
  ['Rhbdbq Hsu', ['kryvyi-rih']],
  ['rfv`zytwm', ['kamianets']],
  ['м. Київ', ['kyiv', 'kyiv-village']],
  ['смт Баришівка', ['baryshivka']],
  ['с. Іванівка', ['ivanivka-kyiv', 'ivanivka-odesa', 'ivanivka-odesa-2']],
  ['Київ, Київська область', ['kyiv']],
  ['Київ, , Київська область', ['kyiv']],
  ['Іванівка, Березівський район, Одеська область', ['ivanivka-odesa']],
  ['Іванівка, Одеська обл.', ['ivanivka-odesa', 'ivanivka-odesa-2']],
  ['Іванівка Одеська', ['ivanivka-odesa', 'ivanivka-odesa-2']],
  ['Киев', ['kyiv', 'kyiv-village']],
])('%s finds %j', async (city, found) => {
  expect(await refs(city)).toEqual(found);
});

test.each(['', 'к', 'м. К', "'к", 'Лондон', '%', '__', 'к%', 'qwqwqw', '99'])(
  '«%s» finds no city, in words and not as an error',
  async (city) => {
    expect(await ask('city', { city })).toEqual({ message: 'Населений пункт не знайдено', input_value: [] });
  },
);

test('at most twenty cities are found', async () => {
  expect((await refs('Лісове')).length).toBe(20);
});

test('a branch is told with its kind and whether money is taken there', async () => {
  expect(await ask('post', { city: 'Київ, , Київська область', post: '5012' })).toEqual({
    message: 'Success',
    input_value: [
      {
        number: '5012',
        description: 'Поштомат "Нова Пошта" №5012: просп. Лісовий, 12',
        ref: 'kyiv-5012',
        type: 'locker',
        can_collect_money: false,
      },
    ],
  });
});

const inKyiv = 'Київ, Київська область';
test.each([
  [{ city: inKyiv, post: '12' }, ['12', '120', '5012']],
  [{ city: inKyiv, post: '1' }, ['1', '12', '120', '5012']],
  [{ city: inKyiv, post: '№12' }, ['12', '120', '5012']],
  [{ city: inKyiv, post: 'відділення 12' }, ['12', '120']],
  [{ city: inKyiv, post: 'Хрещатик' }, ['12']],
  [{ city: inKyiv, post: 'хрещатик, 22' }, ['12']],
  [{ city: inKyiv, post: '22 хрещатик' }, ['12']],
  [{ city: inKyiv, post: '[htofnbr' }, ['12']],
  [{ city: inKyiv, post: 'славянська' }, []],
  [{ city: inKyiv, post: 'Слов’янська' }, ['120']],
  [{ city: inKyiv, post: 'поштомат' }, ['5012']],
  [{ city: inKyiv, post: '' }, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '12', '120', '5012']],
  [{ city: 'Київ, , Київська область', post: '9' }, ['9']],
  [{ city: 'Київ, Вознесенський район, Миколаївська область', post: '' }, ['1']],
  [{ city: 'Київ', post: '120' }, ['120']],
  [{ city: 'хтозна-що', city_ref: 'bar', post: '' }, ['1', '2']],
  [{ city: inKyiv, city_ref: 'bar', post: '' }, ['1', '2']],
])('%j finds the branches %j', async (query, found) => {
  expect(await numbers(query)).toEqual(found);
});

test.each([
  { city: inKyiv, post: '999' },
  { city: inKyiv, post: 'Дерибасівська' },
  { city: 'Лондон', post: '1' },
  { city: '', post: '1' },
  { city: inKyiv, city_ref: 'nowhere', post: '1' },
])('%j finds no branch, in words and not as an error', async (query) => {
  expect(await ask('post', query)).toEqual({ message: 'Відділення не знайдено', input_value: [] });
});

test('a search that is too long is refused field by field', async () => {
  const reply = await shop.get(`/api/v1/np/search/city/?city=${'a'.repeat(101)}`);
  expect([reply.statusCode, reply.json()]).toEqual([400, { city: ['Щонайбільше 100\u00a0символів'] }]);
});

test.each([
  [{ city: 'Київ, , Київська область', branch: '12' }, ['kyiv-12']],
  [{ city: 'Київ, Київська область', branch: '№ 12' }, ['kyiv-12']],
  [{ city: 'Київ', branch: 'Поштомат 5012' }, ['kyiv-5012']],
  [{ city: 'Київ', branch: '1' }, ['kyiv-1']],
  [{ city: 'Київ, Вознесенський район, Миколаївська область', branch: '1' }, ['kyiv-village-1']],
  [{ city: 'Іванівка, Київська область', branch: '2' }, ['ivanivka-kyiv-2']],
  [{ city: 'Іванівка, Одеська область', branch: '1' }, ['ivanivka-odesa-1', 'ivanivka-odesa-2-1']],
  [{ city: 'Іванівка, Одеська область', branch: '1', cityRef: 'ivanivka-odesa-2' }, ['ivanivka-odesa-2-1']],
  [{ city: 'Іванівка, Одеська область', branch: '1', branchRef: 'ivanivka-odesa-2-1' }, ['ivanivka-odesa-2-1']],
  [{ city: 'Київ', branch: '13' }, []],
  [{ city: 'Київ', branch: '?' }, []],
  [{ city: 'Лондон', branch: '1' }, []],
  [{ city: 'Київ', branch: '1', cityRef: 'bar', branchRef: 'bar-2' }, ['kyiv-1']],
  [{ city: 'Київ', branch: '1', branchRef: 'kyiv-5012' }, ['kyiv-1']],
  [{ city: 'Київ', branch: '1', branchRef: 'gone' }, ['kyiv-1']],
])('%j means %j', async (chosen, refs) => {
  const found = await findBranches(shop.shop.db, { cityRef: null, branchRef: null, ...chosen });
  expect(found.map(({ ref }) => ref).toSorted()).toEqual(refs);
});
