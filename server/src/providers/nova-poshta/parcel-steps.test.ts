import type { ParcelStep } from '@shop/domain/parcels.ts';
import { expect, test } from 'vitest';
import { parcelStep } from './parcel-steps.ts';

test.each<[readonly number[], ParcelStep]>([
  [[1], 'made'],
  [[2, 3], 'gone'],
  [[4, 41, 5, 6, 12, 14, 104, 112, 77], 'on_the_way'],
  [[7, 8], 'arrived'],
  [[101], 'with_courier'],
  [[9, 10, 11, 106], 'received'],
  [[102, 103, 105, 108, 111], 'in_trouble'],
])('codes %j mean %s', (codes, step) => {
  expect(codes.map(parcelStep)).toEqual(codes.map(() => step));
});
