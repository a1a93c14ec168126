import type { ParcelStep } from '@shop/domain/parcels.ts';

/** Tracking codes by step. Other codes mean that the parcel is on the way. */
const codes: Partial<Record<ParcelStep, readonly number[]>> = {
  made: [1],
  gone: [2, 3],
  arrived: [7, 8],
  with_courier: [101],
  received: [9, 10, 11, 106],
  in_trouble: [102, 103, 105, 108, 111],
};
const stepOf = new Map(
  Object.entries(codes).flatMap(([step, ofStep]) => ofStep.map((code) => [code, step as ParcelStep] as const)),
);

export const parcelStep = (code: number): ParcelStep => stepOf.get(code) ?? 'on_the_way';
