import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeDirectory } from '../make-directory.ts';
import { novaPoshtaEmulator } from './nova-poshta-emulator.ts';
import { type Consignment, Parcels } from './parcels.ts';

const folder = mkdtempSync(join(tmpdir(), 'nova-poshta-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const consignment: Consignment = {
  ownNumber: '42-a1',
  payer: 'Recipient',
  collected: '',
  cost: '500',
  weight: '0.50',
  city: 'Львів',
  point: '№5',
  isLocker: false,
};
const minute = 60_000;

test.each([
  ['to a branch', {}, [1, 4, 5, 7, 9, 9]],
  ['to a locker', { isLocker: true }, [1, 4, 5, 8, 9, 9]],
  ['to a door', { isToDoor: true }, [1, 4, 5, 101, 9, 9]],
  ['with money to collect', { collected: '300.00' }, [1, 4, 5, 7, 10, 11]],
])('a parcel %s travels by itself until it is received', (_where, changes, codes) => {
  let now = Date.now();
  const parcels = new Parcels({ now: () => now });
  const { number } = parcels.add({ ...consignment, ...changes });
  const seen = [4.9, 0.2, 2, 3, 5, 2].map((minutes) => {
    now += minutes * minute;
    return parcels.find(number)?.code;
  });
  expect(seen).toEqual(codes);
});

test('after a restart parcels are where they were; a refused one goes nowhere', () => {
  const file = join(folder, 'parcels.json');
  const before = new Parcels({ file });
  before.put(before.add(consignment), 103);
  const after = new Parcels({ file, now: () => Date.now() + 60 * minute });
  expect(after.list()).toEqual(before.list());
});

test('at a demonstration parcels are moved on by a page that tells nothing of people', async () => {
  const directory = makeDirectory();
  const emulator = novaPoshtaEmulator(directory);
  const { number } = emulator.parcels.add({ ...consignment, collected: '300.00' });
  const address = 'http://localhost/emulators/nova-poshta/';
  expect(await (await emulator.fetch(address)).text()).toContain(number);
  const press = async (choice: string) => {
    const body = `choice=${choice}`;
    const { status, headers } = await emulator.fetch(`${address}parcels/${number}`, { method: 'POST', body });
    return [status, headers.get('location'), emulator.parcels.find(number)?.code];
  };
  expect(await press('on')).toEqual([303, '../', 4]);
  expect(await press('9')).toEqual([303, '../', 10]);
  expect(await press('7')).toEqual([404, null, 10]);
});

test.each([
  ['InternetDocument', 'save', { CityRecipient: { toString: 1 }, OptionsSeat: [null] }],
  ['InternetDocument', 'delete', { DocumentRefs: { toString: 1 } }],
  ['InternetDocument', 'getDocumentList', { DateTimeFrom: [], DateTimeTo: null }],
  ['TrackingDocument', 'getStatusDocuments', { Documents: [null, { DocumentNumber: {} }] }],
  ['Counterparty', 'save', { FirstName: [], Phone: { toString: 1 } }],
])('%s.%s answers whatever it is sent', (modelName, calledMethod, methodProperties) => {
  const { status } = novaPoshtaEmulator().answer({ apiKey: 'key', modelName, calledMethod, methodProperties });
  expect(status).toBe(200);
});

test('without a key there are no waybills', () => {
  const { body } = novaPoshtaEmulator().answer({ modelName: 'InternetDocument', calledMethod: 'save' });
  expect(body).toMatchObject({ success: false, errors: ['User is undefined'], errorCodes: { 1: '20000101582' } });
});
