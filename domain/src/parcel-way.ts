import type { ParcelStep } from './parcels.ts';

/** The steps that a customer sees, in their order. */
const ways = {
  branch: ['made', 'on_the_way', 'arrived', 'received'],
  door: ['made', 'on_the_way', 'with_courier', 'received'],
} as const;

export const shownSteps = ['made', 'on_the_way', 'arrived', 'with_courier', 'received'] as const;
export type ShownStep = (typeof shownSteps)[number];

export type StepOfWay<Time> = { step: ShownStep; at: Time | null; status: 'done' | 'current' | 'ahead' };

/**
 * The way of a parcel: what is behind, where it is, what is ahead. `step` is the last one that is known, null before there is
 * a waybill. A parcel in trouble is where it was last seen.
 */
export function parcelWay<Time>(
  address: 'branch' | 'door',
  step: ParcelStep | null,
  times: ReadonlyMap<ParcelStep, Time>,
): StepOfWay<Time>[] {
  const way: readonly ShownStep[] = ways[address];
  const place = (known: ParcelStep) => {
    const found = way.indexOf(known as ShownStep);
    if (found >= 0) return found;
    // A courier takes the parcel from a branch, and a branch may get it from a courier.
    return known === 'arrived' || known === 'with_courier' ? way.indexOf('on_the_way') : -1;
  };
  const isLost = step === 'in_trouble' || step === 'gone';
  const reached = step === null ? -1 : isLost ? Math.max(0, ...[...times.keys()].map(place)) : place(step);
  return way.map((each, index) => ({
    step: each,
    at: index <= reached ? (times.get(each) ?? null) : null,
    status:
      index < reached || (index === reached && each === 'received') ? 'done' : index === reached ? 'current' : 'ahead',
  }));
}
