import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { describe, expect, test } from 'vitest';
import { testCarrier } from '../../../tests/test-carrier.ts';
import { CarrierRefusal, type NewParcel } from '../../features/shipping/carrier.ts';

const patience = new AbortController().signal;
const yesterday = new Date(Date.now() - 86_400_000);

const parcel = (changes: Partial<NewParcel> = {}): NewParcel => ({
  ownNumber: '42-a1b2c3',
  sender: { cityRef: 'city-of-lviv', branchRef: 'lviv-1', phone: '+380671112233' },
  recipient: {
    firstName: 'Олена',
    lastName: 'Коваль',
    phone: '+380671234567',
    cityRef: 'city-of-lviv',
    to: { kind: 'branch', branchRef: 'lviv-5' } as const,
  },
  size: { weightGrams: 461, lengthCentimetres: 15, widthCentimetres: 14, heightCentimetres: 13 },
  description: 'Косметика',
  payer: 'shop',
  declared: kopiykas(1249_50),
  collected: kopiykas(0),
  ...changes,
});
const toLocker = { ...parcel().recipient, to: { kind: 'locker', branchRef: 'lviv-5001' } as const };

test('a waybill is made with everything that the carrier asks for', async () => {
  const { carrier, parcels, asked } = testCarrier();

  const waybill = await carrier.createWaybill(parcel(), patience);

  expect(parcels.list()).toMatchObject([{ ref: waybill.ref, number: waybill.number, code: 1, ownNumber: '42-a1b2c3' }]);
  expect(waybill.number).toMatch(/^\d{14}$/);
  expect(asked.map(({ calledMethod }) => calledMethod)).toEqual([
    'getCounterparties',
    'getCounterpartyContactPersons',
    'save',
    'save',
  ]);
  expect(asked[3]!.methodProperties).toMatchObject({
    PayerType: 'Sender',
    ServiceType: 'WarehouseWarehouse',
    Weight: '0.47',
    Cost: '1250',
    CityRecipient: 'city-of-lviv',
    RecipientAddress: 'lviv-5',
    RecipientsPhone: '380671234567',
    SenderAddress: 'lviv-1',
    InfoRegClientBarcodes: '42-a1b2c3',
  });
  expect(asked[3]!.methodProperties).not.toHaveProperty('BackwardDeliveryData');
});

test('a locker is told how large the parcel is, and what is left to pay is collected to the kopiyka', async () => {
  const { carrier, asked, parcels } = testCarrier();
  await carrier.createWaybill(
    parcel({ recipient: toLocker, payer: 'recipient', collected: kopiykas(800_50) }),
    patience,
  );
  expect(asked[3]!.methodProperties).toMatchObject({
    PayerType: 'Recipient',
    ServiceType: 'WarehousePostomat',
    OptionsSeat: [
      {
        volumetricVolume: '0.0027',
        volumetricWidth: '14',
        volumetricLength: '15',
        volumetricHeight: '13',
        weight: '0.47',
      },
    ],
    BackwardDeliveryData: [{ PayerType: 'Recipient', CargoType: 'Money', RedeliveryString: '800.50' }],
  });
  expect(parcels.list()).toMatchObject([{ collected: '800.50', isPaidOnReceipt: true }]);
});

describe('the carrier says why not', () => {
  const size = { ...parcel().size, weightGrams: 21_000 };
  test.each([
    [
      'an unknown branch',
      { recipient: { ...toLocker, to: { kind: 'locker', branchRef: 'gone' } as const } },
      '20000200266',
    ],
    ['more than a locker holds', { recipient: toLocker, size }, '20000200380'],
    ['a phone that is no mobile', { recipient: { ...toLocker, phone: '+380442223344' } }, '20000201671'],
    ['what is too dear for a locker', { recipient: toLocker, declared: kopiykas(10_001_00) }, '20000200119'],
    ['a name in Latin letters', { recipient: { ...toLocker, firstName: 'Olena' } }, ''],
  ])('to %s', async (_what, changes, code) => {
    const { carrier, parcels } = testCarrier();
    const refusal = await carrier.createWaybill(parcel(changes), patience).catch((error) => error);
    expect(refusal).toBeInstanceOf(CarrierRefusal);
    expect(refusal.code).toBe(code);
    expect(parcels.list()).toEqual([]);
  });
});

const toDoor = {
  ...parcel().recipient,
  to: { kind: 'door', street: 'вул. Зелена', streetRef: undefined, house: '5а', apartment: '7' } as const,
};

test('to a door, the street is looked up once more and becomes an address of the recipient', async () => {
  const { carrier, asked, parcels } = testCarrier();
  await carrier.createWaybill(parcel({ recipient: toDoor, payer: 'recipient' }), patience);
  const [, , recipient, streets, address, waybill] = asked;
  expect([recipient, streets, address].map((each) => each?.calledMethod)).toEqual(['save', 'getStreet', 'save']);
  expect(streets!.methodProperties).toEqual({ CityRef: 'city-of-lviv', FindByString: 'Зелена' });
  expect(address).toMatchObject({ modelName: 'Address', methodProperties: { BuildingNumber: '5а', Flat: '7' } });
  expect(waybill!.methodProperties).toMatchObject({ ServiceType: 'WarehouseDoors', PayerType: 'Recipient' });
  expect(waybill!.methodProperties.RecipientAddress).not.toBe(address!.methodProperties.StreetRef);
  expect(parcels.list()).toMatchObject([{ isToDoor: true, city: 'Львів', point: 'Адресна доставка' }]);

  const { StreetRef: streetRef } = address!.methodProperties as { StreetRef: string };
  const known = { ...toDoor, to: { ...toDoor.to, streetRef } };
  await carrier.createWaybill(parcel({ ownNumber: '43-d4e5f6', recipient: known }), patience);
  expect(asked.filter(({ calledMethod }) => calledMethod === 'getStreet')).toHaveLength(1);
});

test.each(['вул. Вигадана', 'Зел'])('«%s» is no street that the carrier knows: no waybill', async (street) => {
  const { carrier, parcels } = testCarrier();
  const recipient = { ...toDoor, to: { ...toDoor.to, street } };
  const refusal = await carrier.createWaybill(parcel({ recipient }), patience).catch((error) => error);
  expect([refusal.constructor, refusal.code]).toEqual([CarrierRefusal, 'street_not_found']);
  expect(parcels.list()).toEqual([]);
});

test('an answer that was lost is not asked for again, and the waybill is found by the number of the shop', async () => {
  const { carrier, asked, losesAnswerTo, parcels } = testCarrier();
  losesAnswerTo('InternetDocument.save');
  await expect(carrier.createWaybill(parcel(), patience)).rejects.toThrow('InternetDocument.save: fetch failed');
  expect(asked).toHaveLength(4);
  const [made] = parcels.list();
  await carrier.createWaybill(parcel({ ownNumber: '43-d4e5f6' }), patience);
  expect(await carrier.findWaybills('42-a1b2c3', yesterday, patience)).toEqual([
    { ref: made!.ref, number: made!.number },
  ]);
});

test('a waybill is deleted until the parcel has been handed over', async () => {
  const { carrier, parcels } = testCarrier();
  const { ref } = await carrier.createWaybill(parcel(), patience);
  await carrier.deleteWaybill(ref, patience);
  expect(await carrier.findWaybills('42-a1b2c3', yesterday, patience)).toEqual([]);

  const handedOver = await carrier.createWaybill(parcel(), patience);
  parcels.moveOn(parcels.find(handedOver.ref)!);
  await expect(carrier.deleteWaybill(handedOver.ref, patience)).rejects.toThrow(CarrierRefusal);
  expect(parcels.find(handedOver.ref)).toMatchObject({ code: 4 });
});

test('parcels are tracked together; a number nobody knows is one more answer', async () => {
  const { carrier, parcels, asked } = testCarrier();
  const { number } = await carrier.createWaybill(parcel(), patience);
  parcels.moveOn(parcels.find(number)!);
  asked.length = 0;
  const inDays = (days: number) => kyivDate(new Date(Date.now() + days * 86_400_000));
  expect(await carrier.trackParcels([number, '20450000000000'], patience)).toEqual([
    {
      number,
      step: 'on_the_way',
      code: 4,
      words: 'Відправлення у місті відправника',
      expectedOn: inDays(2),
      storedUntil: null,
    },
    {
      number: '20450000000000',
      step: 'gone',
      code: 3,
      words: 'Номер не знайдено',
      expectedOn: null,
      storedUntil: null,
    },
  ]);
  expect(asked[0]!.methodProperties).toEqual({
    Documents: [
      { DocumentNumber: number, Phone: '' },
      { DocumentNumber: '20450000000000', Phone: '' },
    ],
  });
});

test.each([
  ['2026-11-21 18:00:00', '21-11-2026 00:00:00', '2026-11-21', '2026-11-20'],
  ['21.11.2026', '2026-11-23', '2026-11-21', '2026-11-22'],
  ['', '0000-00-00 00:00:00', null, null],
  [null, 17, null, null],
])(
  'a day of %j and free storage before %j',
  async (ScheduledDeliveryDate, DateFirstDayStorage, expectedOn, storedUntil) => {
    const { carrier, spoilsAnswerTo } = testCarrier();
    const row = { Number: '1', StatusCode: '7', Status: '', ScheduledDeliveryDate, DateFirstDayStorage };
    spoilsAnswerTo('TrackingDocument.getStatusDocuments', JSON.stringify({ success: true, data: [row] }));
    expect(await carrier.trackParcels(['1'], patience)).toMatchObject([{ expectedOn, storedUntil }]);
  },
);

test('the label comes as a PDF, and the key stays out of every word about it', async () => {
  const { carrier } = testCarrier();
  const { ref } = await carrier.createWaybill(parcel(), patience);
  const label = Buffer.from(await carrier.readLabel(ref, patience)).toString();
  expect(label.slice(0, 8)).toBe('%PDF-1.4');
  expect(String(await carrier.readLabel('nothing', patience).catch(String))).toBe(
    'Error: Nova Poshta, label: HTTP 404',
  );
});
