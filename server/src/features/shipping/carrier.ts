import type { Kopiykas } from '@shop/domain/money.ts';
import type { ParcelSize } from '@shop/domain/parcels.ts';

export type Waybill = {
  /** What customers and managers know the parcel by. */
  number: string;
  /** What the carrier knows it by. */
  ref: string;
};

export type NewParcel = {
  /** Under which the carrier keeps it for the shop; its list can be searched for it. */
  ownNumber: string;
  sender: { cityRef: string; branchRef: string; phone: string };
  recipient: {
    firstName: string;
    lastName: string;
    phone: string;
    cityRef: string;
    branchRef: string;
    isLocker: boolean;
  };
  size: ParcelSize;
  description: string;
  payer: 'shop' | 'recipient';
  /** What the parcel is worth. */
  declared: Kopiykas;
  /** What the recipient pays for it on receipt; often nothing. */
  collected: Kopiykas;
};

export type ParcelStatus = { number: string; code: number; words: string };

/** The carrier has said no: nothing was done. */
export class CarrierRefusal extends Error {
  /** The carrier's own; empty when it gave none. */
  readonly code: string;
  /** As the carrier says it. */
  readonly words: string;

  constructor(message: string, { code, words }: { code: string; words: string }) {
    super(message);
    this.code = code;
    this.words = words;
  }
}

/** A company that brings parcels. Whatever fails otherwise than by a refusal may have been done all the same. */
export type Carrier = {
  /** Never asked twice by itself: two waybills are two parcels. */
  createWaybill(parcel: NewParcel, signal: AbortSignal): Promise<Waybill>;
  /** Waybills with a number of the shop's own, made since that day; deleted ones are not among them. */
  findWaybills(ownNumber: string, since: Date, signal: AbortSignal): Promise<Waybill[]>;
  /** Only until the parcel has been handed over. */
  deleteWaybill(ref: string, signal: AbortSignal): Promise<void>;
  /** At most a hundred at once. */
  trackParcels(numbers: readonly string[], signal: AbortSignal): Promise<ParcelStatus[]>;
  /** What is stuck on the parcel, as a PDF. */
  readLabel(ref: string, signal: AbortSignal): Promise<Uint8Array>;
  /** Where a customer can follow the parcel. */
  trackingAddress(number: string): string;
};

export const mostTrackedAtOnce = 100;

/** A manager waits for the answer: a request ends after half a minute, and would say that the shop is out of order. */
export const askWithinMs = 25_000;
