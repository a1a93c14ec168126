import { expect, test } from 'vitest';
import { parcelWay } from './parcel-way.ts';
import type { ParcelStep } from './parcels.ts';

const shown = (address: 'branch' | 'door', step: ParcelStep | null, times: [ParcelStep, number][] = []) =>
  parcelWay(address, step, new Map(times)).map(({ step: name, at, status }) => `${name} ${status} ${at}`);

test.each<[string, 'branch' | 'door', ParcelStep | null, string[]]>([
  ['without a waybill', 'branch', null, ['made ahead', 'on_the_way ahead', 'arrived ahead', 'received ahead']],
  ['made', 'branch', 'made', ['made current', 'on_the_way ahead', 'arrived ahead', 'received ahead']],
  ['at the branch', 'branch', 'arrived', ['made done', 'on_the_way done', 'arrived current', 'received ahead']],
  ['received', 'branch', 'received', ['made done', 'on_the_way done', 'arrived done', 'received done']],
  [
    'with the courier',
    'door',
    'with_courier',
    ['made done', 'on_the_way done', 'with_courier current', 'received ahead'],
  ],
  [
    'at a branch on its way to the door',
    'door',
    'arrived',
    ['made done', 'on_the_way current', 'with_courier ahead', 'received ahead'],
  ],
])('a parcel %s', (_where, address, step, way) => {
  expect(shown(address, step)).toEqual(way.map((each) => `${each} null`));
});

test('each step has its time, and steps ahead have none', () => {
  const times: [ParcelStep, number][] = [
    ['made', 1],
    ['on_the_way', 2],
    ['arrived', 3],
  ];
  expect(shown('branch', 'on_the_way', times)).toEqual([
    'made done 1',
    'on_the_way current 2',
    'arrived ahead null',
    'received ahead null',
  ]);
});

test.each(['in_trouble', 'gone'] as const)('a parcel that is %s is where it was last seen', (step) => {
  expect(
    shown('branch', step, [
      ['made', 1],
      ['arrived', 3],
      [step, 4],
    ]),
  ).toEqual(['made done 1', 'on_the_way done null', 'arrived current 3', 'received ahead null']);
  expect(shown('branch', step)[0]).toBe('made current null');
});
