import type { Kopiykas } from '@shop/domain/money.ts';
import type { ParcelSize, ParcelStep } from '@shop/domain/parcels.ts';

export type Waybill = {
  /** The number that customers and managers use. */
  number: string;
  /** The carrier's internal identifier. */
  ref: string;
};

/** Where in the settlement a parcel goes. */
export type ParcelDestination =
  | { kind: 'branch' | 'locker'; branchRef: string }
  /** The carrier may have to be asked which street it is. */
  | { kind: 'door'; street: string; streetRef: string | undefined; house: string; apartment: string };

export type NewParcel = {
  /** The shop's own number, stored by the carrier; its list can be searched by it. */
  ownNumber: string;
  sender: { cityRef: string; branchRef: string; phone: string };
  recipient: {
    firstName: string;
    lastName: string;
    phone: string;
    cityRef: string;
    to: ParcelDestination;
  };
  size: ParcelSize;
  description: string;
  payer: 'shop' | 'recipient';
  /** The declared value. */
  declared: Kopiykas;
  /** Cash on delivery; often zero. */
  collected: Kopiykas;
};

/** `code` and `words` are the carrier's own. */
export type ParcelStatus = {
  number: string;
  step: ParcelStep;
  code: number;
  words: string;
  /** '2026-11-21' */
  expectedOn: string | null;
  /** The last day on which the branch keeps it for nothing. */
  storedUntil: string | null;
};

/** The class of a parcel whose price and day of arrival are asked. */
export type EstimatedParcel = {
  service: 'branch' | 'locker' | 'door';
  fromCityRef: string;
  toCityRef: string;
  weightGrams: number;
  declared: Kopiykas;
  /** '2026-11-20' */
  sentOn: string;
};
export type ParcelEstimate = { cost: Kopiykas; arrivesOn: string };

/** Questions to the carrier that one estimate takes. */
export const questionsOfEstimate = 2;

/** The carrier has refused: nothing was done. */
export class CarrierRefusal extends Error {
  /** The carrier's error code; empty if it gave none. */
  readonly code: string;
  /** The carrier's own text. */
  readonly words: string;

  constructor(message: string, { code, words }: { code: string; words: string }) {
    super(message);
    this.code = code;
    this.words = words;
  }
}

/** A delivery company. A call that fails with any other error than a refusal may have been carried out. */
export type Carrier = {
  /** Never retried: two waybills are two parcels. */
  createWaybill(parcel: NewParcel, signal: AbortSignal): Promise<Waybill>;
  /** Waybills with this number of the shop, made since that day, without deleted ones. */
  findWaybills(ownNumber: string, since: Date, signal: AbortSignal): Promise<Waybill[]>;
  /** Possible only until the parcel is handed over. */
  deleteWaybill(ref: string, signal: AbortSignal): Promise<void>;
  /** At most a hundred numbers per call. */
  trackParcels(numbers: readonly string[], signal: AbortSignal): Promise<ParcelStatus[]>;
  /** Never retried: the questions are counted. */
  estimate(parcel: EstimatedParcel, signal: AbortSignal): Promise<ParcelEstimate>;
  /** The parcel's label as PDF. */
  readLabel(ref: string, signal: AbortSignal): Promise<Uint8Array>;
  /** The page where a customer can track the parcel. */
  trackingAddress(number: string): string;
};

export const mostTrackedAtOnce = 100;

/** Timeout while a manager waits. Below the request timeout of thirty seconds, which would report a broken shop. */
export const askWithinMs = 25_000;
