import { makeDirectory, type Point } from '@shop/emulators/make-directory.ts';
import { expect, test } from 'vitest';
import { listeningNovaPoshta } from '../../../tests/emulated-nova-poshta.ts';
import { novaPoshtaDirectory } from './nova-poshta-directory.ts';

const directory = makeDirectory();
const kyiv = directory.places[0]!;
const patience = new AbortController().signal;

const open = ({ apiUrl }: { apiUrl: string }, changes: { timeoutMs?: number; firstPauseMs?: number } = {}) =>
  novaPoshtaDirectory({ apiUrl, apiKey: 'secret-key', fetch, firstPauseMs: 1, ...changes });

test('settlements come 150 a page until the last, in the words of the shop', async () => {
  await using carrier = await listeningNovaPoshta(directory);
  const { readSettlements } = open(carrier);

  const first = await readSettlements(1, patience);

  expect([first.rows.length, first.isLast, first.unreadable]).toEqual([150, false, 0]);
  expect(first.rows.slice(0, 2)).toEqual([
    { ref: kyiv.ref, name: 'Київ', type: 'м.', area: 'Київська область', region: '' },
    {
      ref: directory.places[1]!.ref,
      name: 'Вінниця',
      type: 'м.',
      area: 'Вінницька область',
      region: 'Вінницький район',
    },
  ]);
  const lastPage = Math.ceil(directory.places.length / 150);
  const last = await readSettlements(lastPage, patience);
  expect([last.rows.length, last.isLast]).toEqual([directory.places.length - (lastPage - 1) * 150, true]);
  expect(carrier.asked).toEqual([
    expect.objectContaining({
      apiKey: 'secret-key',
      modelName: 'Address',
      calledMethod: 'getSettlements',
      methodProperties: { Page: '1', Limit: '150' },
    }),
    expect.objectContaining({ methodProperties: { Page: String(lastPage), Limit: '150' } }),
  ]);
});

const point = (changes: Partial<Point>): Point => ({
  ref: `point-${changes.number}`,
  place: kyiv,
  number: 1,
  kind: 'branch',
  street: 'вул. Зелена, 5',
  state: 'open',
  ...changes,
});

test('branches and lockers are told apart, and what nobody may choose is left out', async () => {
  const points = [
    point({ number: 1 }),
    point({ number: 5001, kind: 'locker' }),
    point({ number: 5004, kind: 'locker' }),
    point({ number: 5005, kind: 'locker', state: 'residents' }),
    point({ number: 2, state: 'closed' }),
    point({ number: 4, state: 'barred' }),
  ];
  await using carrier = await listeningNovaPoshta({ places: [kyiv], points });

  const page = await open(carrier).readBranches(1, patience);

  const inKyiv = { settlementRef: kyiv.ref, cityRef: kyiv.cityRef };
  const locker = { ...inKyiv, kind: 'locker', maxWeightKilograms: 20 };
  expect(page).toEqual({
    isLast: true,
    unreadable: 0,
    rows: [
      {
        ...inKyiv,
        ref: 'point-1',
        kind: 'branch',
        number: '1',
        description: 'Відділення №1: вул. Зелена, 5',
        canCollectMoney: true,
        maxWeightKilograms: 30,
      },
      {
        ...locker,
        ref: 'point-5001',
        number: '5001',
        description: 'Поштомат "Нова Пошта" №5001: вул. Зелена, 5',
        canCollectMoney: false,
      },
      {
        ...locker,
        ref: 'point-5004',
        number: '5004',
        description: 'Поштомат "Нова Пошта" №5004: вул. Зелена, 5',
        canCollectMoney: true,
      },
    ],
  });
});

test('branches come 500 a page', async () => {
  await using carrier = await listeningNovaPoshta(directory);
  const page = await open(carrier).readBranches(2, patience);
  expect(page.isLast).toBe(false);
  expect(carrier.asked[0]).toMatchObject({ methodProperties: { Page: '2', Limit: '500' } });
  const second = directory.points.slice(500, 1000).filter(({ state }) => state === 'open');
  expect(page.rows.map(({ ref }) => ref)).toEqual(second.map(({ ref }) => ref));
});

test.each([[['throttled', 'throttled']], [['broken', 'garbage']], [['empty', 'empty without total']]] as const)(
  'after %j the carrier is asked again, and answers',
  async (mishaps) => {
    await using carrier = await listeningNovaPoshta(directory);
    carrier.goWrong(...mishaps);
    const page = await open(carrier).readSettlements(2, patience);
    expect([page.rows.length, carrier.asked.length]).toEqual([150, 3]);
  },
);

test('a page that stays empty before the end is a failure and never an end', async () => {
  await using carrier = await listeningNovaPoshta(directory);
  carrier.goWrong(...Array<'empty'>(6).fill('empty'));
  await expect(open(carrier).readSettlements(2, patience)).rejects.toThrow(
    'Nova Poshta, Address.getSettlements: empty answer instead of rows',
  );
  expect(carrier.asked).toHaveLength(6);
});

test('a page behind the last one is the end: the directory has become shorter meanwhile', async () => {
  await using carrier = await listeningNovaPoshta({ places: directory.places.slice(0, 150), points: [] });
  expect(await open(carrier).readSettlements(2, patience)).toEqual({ rows: [], isLast: true, unreadable: 0 });
});

test.each([
  ['refused', 'Nova Poshta, Address.getSettlements: refused: 20000200068, API auth fail'],
  ['unauthorised', 'Nova Poshta, Address.getSettlements: API key refused (HTTP 401)'],
] as const)('a carrier that has %s is not asked again', async (mishap, words) => {
  await using carrier = await listeningNovaPoshta(directory);
  carrier.goWrong(mishap);
  await expect(open(carrier).readSettlements(1, patience)).rejects.toThrow(words);
  expect(carrier.asked).toHaveLength(1);
});

test('a carrier that stays busy is given up, without the key in the words', async () => {
  await using carrier = await listeningNovaPoshta(directory);
  carrier.goWrong(...Array<'throttled'>(6).fill('throttled'));
  const failure = await open(carrier).readSettlements(1, patience).catch(String);
  expect(failure).toBe('Error: Nova Poshta, Address.getSettlements: 20000401501, To many requests');
});

test('rows that make no sense are left out and counted', async () => {
  await using carrier = await listeningNovaPoshta(directory);
  carrier.goWrong('odd row');
  const page = await open(carrier).readSettlements(1, patience);
  expect([page.rows.length, page.unreadable, page.rows[0]!.name]).toEqual([148, 2, directory.places[2]!.name]);
});

test('a carrier that says nothing is given up in time', async () => {
  await using carrier = await listeningNovaPoshta(directory);
  carrier.fallSilent();
  await expect(open(carrier, { timeoutMs: 10 }).readSettlements(1, patience)).rejects.toThrow('no answer in time');
  expect(carrier.asked.length).toBeGreaterThanOrEqual(1);
});

test('stopping ends a pause at once', async () => {
  await using carrier = await listeningNovaPoshta(directory);
  carrier.goWrong('throttled');
  const stopping = new AbortController();
  const reading = open(carrier, { firstPauseMs: 20_000 }).readSettlements(1, stopping.signal);
  await expect.poll(() => carrier.asked.length).toBe(1);
  stopping.abort();
  await expect(reading).rejects.toThrow('abort');
});

test.each([
  ['a weight beyond reason', { PlaceMaxWeightAllowed: 1e12 }],
  ['a weight without an end', { PlaceMaxWeightAllowed: 'Infinity' }],
  ['half a sign', { Description: 'Відділення \ud800' }],
  ['half a sign where nothing is needed', { CityRef: '\udfff' }],
  ['nothing but control signs', { Description: '\u0000\u0007' }],
  ['an endless text', { Description: 'і'.repeat(501) }],
  ['an endless identifier', { Ref: 'a'.repeat(65) }],
])('a row with %s is left out and counted, so that it spoils no page', async (_what, odd) => {
  const row = { Ref: 'a', Number: '7', Description: 'Відділення', SettlementRef: 'k' };
  const data = [{ ...row, ...odd }, row];
  const answering = (async () => Response.json({ success: true, data, info: [] })) satisfies typeof fetch;
  const carrier = novaPoshtaDirectory({ apiUrl: 'http://127.0.0.1', apiKey: '', fetch: answering });

  const { rows, unreadable } = await carrier.readBranches(1, patience);

  expect([unreadable, rows.map(({ description }) => description)]).toEqual([1, ['Відділення']]);
});

test('numbers, flags and nothing are read however they are written', async () => {
  const rows = [
    { Ref: 'a', Number: 7, Description: 'Відділення', SettlementRef: 'k', DenyToSelect: 0, PlaceMaxWeightAllowed: 30 },
    { Ref: 'b', Number: '8', Description: 'Відділення', SettlementRef: 'k', DenyToSelect: true },
    {
      Ref: 'c',
      Number: '9',
      Description: ' Ящик\u0000\n',
      SettlementRef: 'k',
      CategoryOfWarehouse: 'Postomat',
      PostFinance: 1,
    },
    { Ref: 'd', Number: '10', Description: 'Без місця', SettlementRef: '' },
  ];
  const answering = (async () => Response.json({ success: true, data: rows, info: [] })) satisfies typeof fetch;
  const carrier = novaPoshtaDirectory({ apiUrl: 'http://127.0.0.1', apiKey: '', fetch: answering });
  const { rows: read, unreadable, isLast } = await carrier.readBranches(1, patience);
  expect([unreadable, isLast]).toEqual([1, true]);
  expect(read).toMatchObject([
    { ref: 'a', number: '7', kind: 'branch', cityRef: null, canCollectMoney: true, maxWeightKilograms: 30 },
    { ref: 'c', kind: 'locker', description: 'Ящик', canCollectMoney: true, maxWeightKilograms: null },
  ]);
});
