export type ParcelSize = {
  weightGrams: number;
  lengthCentimetres: number;
  widthCentimetres: number;
  heightCentimetres: number;
};

export type PackedThing = {
  quantity: number;
  weightGrams: number;
  lengthMillimetres: number;
  widthMillimetres: number;
  heightMillimetres: number;
};

/** Box, paper and tape. */
const leastPackagingGrams = 100;
const packagingShare = 0.1;
/** Share of a box that the goods fill: jars and bottles are round and wrapped. */
const filledShare = 0.6;
/** Minimum side of a box; the carrier treats smaller ones as letters. */
const leastSideCentimetres = 5;
/** Minimum weight of the carrier. */
const leastWeightGrams = 100;

/**
 * Estimates the weight and size of a parcel for the carrier, who weighs and measures it again. The box is as long and wide
 * as the largest thing, and as high as the volume of all things needs. If it would be higher than long, it becomes a cube
 * of the same volume, but no side is shorter than the largest thing needs.
 */
export function parcelSize(things: readonly PackedThing[]): ParcelSize {
  const net = total(things, ({ weightGrams }) => weightGrams);
  const room = total(things, (thing) => cubicMillimetres(thing)) / filledShare;
  const sides = things.map(sortedSides);
  const [long, wide, high] = [0, 1, 2].map((side) => Math.max(0, ...sides.map((three) => three[side]!))) as Sides;
  const height = Math.max(high, room / Math.max(1, long * wide));
  const box: Sides = height <= long ? [long, wide, height] : widened([long, wide, high], Math.cbrt(room));
  const [length, width, tall] = box.map((side) => Math.max(leastSideCentimetres, Math.ceil(side / 10))) as Sides;
  return {
    weightGrams: Math.max(leastWeightGrams, Math.ceil(net + Math.max(leastPackagingGrams, net * packagingShare))),
    lengthCentimetres: length,
    widthCentimetres: width,
    heightCentimetres: tall,
  };
}

/** The longest first. */
type Sides = [number, number, number];

function sortedSides({ lengthMillimetres, widthMillimetres, heightMillimetres }: PackedThing): Sides {
  return [lengthMillimetres, widthMillimetres, heightMillimetres].toSorted((one, other) => other - one) as Sides;
}

function widened(sides: Sides, side: number): Sides {
  return sides.map((own) => Math.max(own, side)) as Sides;
}

function cubicMillimetres({ lengthMillimetres, widthMillimetres, heightMillimetres }: PackedThing): number {
  return lengthMillimetres * widthMillimetres * heightMillimetres;
}

function total(things: readonly PackedThing[], of: (thing: PackedThing) => number): number {
  return things.reduce((sum, thing) => sum + of(thing) * thing.quantity, 0);
}

/**
 * Where a parcel is. `made`: the waybill exists, and the parcel is not handed over yet; `in_trouble`: refused, not collected
 * or not at home; `gone`: the waybill is deleted or unknown.
 */
export const parcelSteps = ['made', 'on_the_way', 'arrived', 'with_courier', 'received', 'in_trouble', 'gone'] as const;
export type ParcelStep = (typeof parcelSteps)[number];
