import { expect, test } from 'vitest';
import { type PackedThing, parcelSize } from './parcels.ts';

const jar = (changes: Partial<PackedThing> = {}): PackedThing => ({
  quantity: 1,
  weightGrams: 120,
  lengthMillimetres: 60,
  widthMillimetres: 60,
  heightMillimetres: 150,
  ...changes,
});

test.each([
  ['one jar lies in its box', [jar()], [220, 15, 6, 10]],
  ['three jars need more room', [jar({ quantity: 3 })], [460, 15, 14, 14]],
  ['heavy things need more packaging', [jar({ weightGrams: 2_000 })], [2_200, 15, 6, 10]],
  ['the longest thing decides', [jar(), jar({ heightMillimetres: 300 })], [340, 30, 6, 15]],
  ['nothing is smaller than the carrier takes', [jar({ weightGrams: 1, heightMillimetres: 10 })], [101, 6, 6, 5]],
  ['nothing at all is an empty box', [], [100, 5, 5, 5]],
])('%s', (_case, things, [weight, length, width, height]) => {
  expect(parcelSize(things)).toEqual({
    weightGrams: weight,
    lengthCentimetres: length,
    widthCentimetres: width,
    heightCentimetres: height,
  });
});
