import { kopiykas } from '@shop/domain/money.ts';
import { expect, test } from 'vitest';
import { carrierService, parcelClass } from './parcel-class.ts';

test.each([
  [1, 1, { weightGrams: 500, declared: 50_000 }],
  [500, 500_00, { weightGrams: 500, declared: 50_000 }],
  [501, 500_01, { weightGrams: 1_000, declared: 100_000 }],
  [30_000, 50_000_00, { weightGrams: 30_000, declared: 5_000_000 }],
  [30_001, 1, undefined],
  [1, 50_000_01, undefined],
])('%i g for %i kopiykas', (weightGrams, declared, expected) => {
  expect(parcelClass({ weightGrams, declared: kopiykas(declared) })).toEqual(expected);
});

test.each([
  ['nova_poshta', undefined, 'branch'],
  ['nova_poshta', 'locker', 'locker'],
  ['nova_poshta_door', 'locker', 'door'],
  ['courier', undefined, undefined],
  ['pickup', undefined, undefined],
] as const)('%s, %s', (type, branch, service) => {
  expect(carrierService(type, branch)).toBe(service);
});
