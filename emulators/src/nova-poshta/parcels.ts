import { randomInt, randomUUID } from 'node:crypto';
import { readKept, writeKept } from '../kept-file.ts';
import { type Journey, oneStopOn, type StatusCode, travelled } from './journey.ts';

/** What the carrier needs to know of a parcel. Whose it is does not matter here, so nobody can read it here either. */
export type Consignment = {
  /** The number that the sender has given it. */
  ownNumber: string;
  payer: string;
  /** In hryvnias, as they were written; nothing when nothing is collected. */
  collected: string;
  cost: string;
  weight: string;
  city: string;
  point: string;
  isLocker: boolean;
};

export type Parcel = Consignment & Journey & { ref: string; number: string; createdAt: number };

/** A demonstration needs no more, and the file stays small. */
const mostParcels = 500;
const form = 1;

/** Every parcel that the carrier has heard of. They travel by themselves. */
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

  /** The newest first; those that were deleted are among them. */
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

  /** Parcels from before the carrier was first asked; one that is known already is left as it is. */
  recall(past: readonly Parcel[]): void {
    for (const parcel of past) if (!this.#parcels.has(parcel.ref)) this.#parcels.set(parcel.ref, parcel);
    this.#write();
  }

  /** Puts a parcel where it is said to be; it travels on from there. */
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
