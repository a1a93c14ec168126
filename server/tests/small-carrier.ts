import type {
  CarrierBranch,
  CarrierDirectory,
  CarrierSettlement,
  CarrierStreet,
} from '../src/features/delivery/carrier-directory.ts';

export const settlement = (ref: string, name: string, changes: Partial<CarrierSettlement> = {}): CarrierSettlement => ({
  ref,
  name,
  type: 'с.',
  area: 'Київська область',
  region: 'Бучанський район',
  ...changes,
});

export const branch = (settlementRef: string, number: string, changes: Partial<CarrierBranch> = {}): CarrierBranch => ({
  ref: `${settlementRef}-${number}`,
  settlementRef,
  cityRef: `city-of-${settlementRef}`,
  kind: 'branch',
  number,
  description: `Відділення №${number}`,
  canCollectMoney: true,
  maxWeightKilograms: null,
  ...changes,
});

export type SmallDirectory = {
  settlements: CarrierSettlement[];
  branches: CarrierBranch[];
  /** By the identifier of the city. */
  streets?: Record<string, CarrierStreet[]>;
};

/** A carrier with a given directory, two rows per page. */
export function smallCarrier({ settlements, branches, streets = {} }: SmallDirectory) {
  const asked: string[] = [];
  const failures = new Map<string, Error>();
  const readPage =
    <Row>(list: string, rows: readonly Row[]) =>
    async (page: number) => {
      asked.push(`${list} ${page}`);
      const failure = failures.get(`${list} ${page}`);
      if (failure !== undefined) throw failure;
      return { rows: rows.slice(page * 2 - 2, page * 2), isLast: page * 2 >= rows.length, unreadable: 0 };
    };
  const directory: CarrierDirectory = {
    readSettlements: readPage('settlements', settlements),
    readBranches: readPage('branches', branches),
    readStreets: (cityRef, page) => readPage(`streets of ${cityRef}`, streets[cityRef] ?? [])(page),
  };
  return {
    directory,
    /** The requested pages, in order: 'branches 2'. */
    asked,
    failAt: (page: string, message: string) => void failures.set(page, new Error(message)),
    recover: () => failures.clear(),
  };
}
