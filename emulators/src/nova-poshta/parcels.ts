import { randomInt, randomUUID } from 'node:crypto';
import { readKept, writeKept } from '../kept-file.ts';
import { type Journey, oneStopOn, type StatusCode, travelled } from './journey.ts';

/** The data of a parcel. No personal data: the emulator does not need it. */
export type Consignment = {
  /** The sender's own number. */
  ownNumber: string;
  payer: string;
  /** Cash on delivery in hryvnias, as received; empty if none. */
  collected: string;
  cost: string;
  weight: string;
  city: string;
  point: string;
  isLocker: boolean;
  isToDoor?: boolean;
};

export type Parcel = Consignment & Journey & { ref: string; number: string; createdAt: number };

/** Enough for a demonstration, and the file stays small. */
const mostParcels = 500;
const form = 1;

/** All parcels of the carrier. Their status advances with time. */
export class Parcels {
  readonly #parcels = new Map<string, Parcel>();
  readonly #now: () => number;
  readonly #file: string | undefined;

  constructor({ file, now = Date.now }: { file?: string; now?: () => number }) {
    this.#now = now;
    this.#file = file;
    const kept = readKept<{ form: number; parcels: Parcel[] }>(
      file,
      ({ form: written, parcels }) => written === form && parcels.every(isParcel),
    );
    for (const parcel of kept?.parcels ?? []) this.#parcels.set(parcel.ref, parcel);
  }

  /** Newest first, including deleted ones. */
  list(): Parcel[] {
    return [...this.#parcels.values()].map((parcel) => travelled(parcel, this.#now())).reverse();
  }

  find(refOrNumber: string): Parcel | undefined {
    return this.list().find(({ ref, number }) => ref === refOrNumber || number === refOrNumber);
  }

  add(consignment: Consignment): Parcel {
    const now = this.#now();
    const parcel: Parcel = {
      ...consignment,
      ref: randomUUID(),
      number: `20450${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
      isPaidOnReceipt: consignment.collected !== '',
      code: 1,
      since: now,
      createdAt: now,
    };
    this.#keep(parcel);
    return parcel;
  }

  /** Adds past parcels for the demonstration; known ones stay unchanged. */
  recall(past: readonly Parcel[]): void {
    for (const parcel of past) if (!this.#parcels.has(parcel.ref)) this.#parcels.set(parcel.ref, parcel);
    this.#write();
  }

  /** Sets the status of a parcel; it advances from there. */
  put(parcel: Parcel, code: StatusCode): void {
    this.#keep({ ...parcel, code, since: this.#now() });
  }

  moveOn(parcel: Parcel): void {
    this.#keep(oneStopOn(parcel, this.#now()));
  }

  #keep(parcel: Parcel): void {
    this.#parcels.set(parcel.ref, parcel);
    this.#write();
  }

  #write(): void {
    writeKept(this.#file, { form, parcels: [...this.#parcels.values()].slice(-mostParcels) });
  }
}

function isParcel({ ref, number, code, since }: Partial<Parcel>): boolean {
  return typeof ref === 'string' && typeof number === 'string' && [code, since].every(Number.isFinite);
}
