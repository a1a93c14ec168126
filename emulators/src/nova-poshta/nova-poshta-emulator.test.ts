import { expect, test } from 'vitest';
import { makeDirectory } from '../make-directory.ts';
import { novaPoshtaEmulator } from './nova-poshta-emulator.ts';

const emulator = novaPoshtaEmulator();

type Envelope = {
  success: boolean;
  data: Record<string, string>[];
  errors: string[];
  errorCodes: unknown;
  info: { totalCount: number };
};

function ask(
  calledMethod: unknown,
  methodProperties: Record<string, unknown> = {},
  modelName: unknown = 'Address',
): Envelope {
  const { status, body } = emulator.answer({ apiKey: '', modelName, calledMethod, methodProperties });
  expect(status).toBe(200);
  return body as Envelope;
}

test('there are all 24 regions and every town of them, and Kyiv by the identifiers that it really has', () => {
  const { places } = makeDirectory();
  const towns = places.filter(({ type }) => type === 'місто');
  expect([towns.length, new Set(towns.map(({ region }) => region)).size]).toEqual([443, 24]);
  expect(places[0]).toMatchObject({
    name: 'Київ',
    ref: 'e718a680-4b33-11e4-ab6d-005056801329',
    cityRef: '8d5a980d-391c-11dd-90d9-001a92567626',
  });
  expect(places.filter(({ name }) => name === 'Іванівка').length).toBeGreaterThan(5);
});

test('every town can be delivered to, some villages cannot, and nothing has the identifier of something else', () => {
  const { places, points } = makeDirectory();
  const served = new Set(points.filter(({ state }) => state === 'open').map(({ place }) => place));
  expect(places.filter((place) => place.type === 'місто' && !served.has(place))).toEqual([]);
  expect(places.filter((place) => !served.has(place)).length).toBeGreaterThan(50);
  const refs = [...places.flatMap(({ ref, cityRef }) => [ref, cityRef]), ...points.map(({ ref }) => ref)];
  expect(new Set(refs).size).toBe(refs.length);
  expect(refs.every((ref) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(ref))).toBe(true);
});

test('within a settlement no number is given twice', () => {
  const { points } = makeDirectory();
  const numbers = points.map(({ place, number }) => `${place.ref} ${number}`);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the same directory is made every time, and as large as is wished', () => {
  expect(makeDirectory()).toEqual(makeDirectory());
  const { places, points } = makeDirectory({ settlements: 3_000, branches: 5_000 });
  expect([places.length, points.length]).toEqual([3_000, 5_000]);
});

test('pages are never longer than the carrier allows, and the total is told', () => {
  const { places, points } = makeDirectory();
  const settlements = ask('getSettlements', { Page: '2', Limit: '1000' });
  expect([settlements.data.length, settlements.info.totalCount]).toEqual([150, places.length]);
  expect(settlements.data[0]!.Ref).toBe(places[150]!.ref);
  const warehouses = ask('getWarehouses', { Page: '1', Limit: '1000' }, 'AddressGeneral');
  expect([warehouses.data.length, warehouses.info.totalCount]).toEqual([500, points.length]);
  expect(ask('getWarehouses', { Page: '1', Limit: '20' }).data).toHaveLength(20);
  expect(ask('getSettlements', { Page: '999' })).toMatchObject({ success: true, data: [] });
});

test('branches are asked for by settlement, by city or by number', () => {
  const [kyiv] = makeDirectory().places;
  const bySettlement = ask('getWarehouses', { SettlementRef: kyiv!.ref });
  expect(bySettlement.info.totalCount).toBe(210);
  expect(ask('getWarehouses', { CityRef: kyiv!.cityRef }).info.totalCount).toBe(210);
  expect(ask('getWarehouses', { CityRef: kyiv!.cityRef, WarehouseId: '1' }).data).toMatchObject([
    { Number: '1', CityDescription: 'Київ', CategoryOfWarehouse: 'Branch', WarehouseStatus: 'Working' },
  ]);
});

/** JSON that cannot be converted to text. */
const noText = { toString: 1 };

test.each([
  ['getNothing', {}, '20000402706', 'Method not found'],
  ['getSettlements', { Page: '0' }, '20000500619', 'Page is incorrect'],
  ['getSettlements', { Page: noText }, '20000500619', 'Page is incorrect'],
  ['getWarehouses', { Limit: noText }, '20000500619', 'Page is incorrect'],
  ['getWarehouses', { Limit: '-5' }, '20000500619', 'Page is incorrect'],
  [noText, {}, '20000402706', 'Method not found'],
])('%s %j is refused with status 200 and the code in an object', (method, properties, code, text) => {
  expect(ask(method, properties)).toMatchObject({
    success: false,
    data: [],
    errors: [text],
    errorCodes: { 1: code },
  });
});

test('a model that is no text is refused, and a number of a branch that is none finds nothing', () => {
  expect(ask('getSettlements', {}, noText)).toMatchObject({ success: false, errors: ['Method not found'] });
  expect(ask('getWarehouses', { WarehouseId: noText })).toMatchObject({ success: true, data: [] });
});
