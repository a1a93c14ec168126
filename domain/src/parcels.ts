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
/** Jars and bottles are round and wrapped: so much of a box is filled by what is sold. */
const filledShare = 0.6;
/** No box is flatter or narrower; smaller ones are taken for letters. */
const leastSideCentimetres = 5;
/** The carrier counts no less. */
const leastWeightGrams = 100;

/**
 * What a parcel of these things will weigh and measure, near enough to ask the carrier for it; the carrier weighs and
 * measures it again. The box is as long and as wide as the largest thing lying in it needs, and as high as all of them
 * together need; if it would be higher than long, it is a cube of the same room, unless the largest thing needs more.
 */
export function parcelSize(things: readonly PackedThing[]): ParcelSize {
  const net = total(things, ({ weightGrams }) => weightGrams);
  const room = total(things, (thing) => cubicMillimetres(thing)) / filledShare;
  const sides = things.map(sidesOf);
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

function sidesOf({ lengthMillimetres, widthMillimetres, heightMillimetres }: PackedThing): Sides {
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

/** What the carrier's codes mean for an order. Everything else is a stop on the way. */
const delivered: readonly number[] = [9, 10, 11, 106];
/** Deleted, unknown, refused, not fetched, nobody at home. */
const inTrouble: readonly number[] = [2, 3, 102, 103, 105, 108, 111];

export type ParcelOutcome = 'on_the_way' | 'delivered' | 'in_trouble';

export function parcelOutcome(code: number): ParcelOutcome {
  if (delivered.includes(code)) return 'delivered';
  return inTrouble.includes(code) ? 'in_trouble' : 'on_the_way';
}

/** Made, and not handed over yet. */
export function isParcelMade(code: number): boolean {
  return code === 1;
}

/** Deleted, or never heard of. */
export function isParcelGone(code: number): boolean {
  return code === 2 || code === 3;
}
