export type CarrierSettlement = {
  ref: string;
  name: string;
  /** 'м.', 'смт', 'с.' */
  type: string;
  area: string;
  /** The district; empty where there is none. */
  region: string;
};

export type CarrierBranch = {
  ref: string;
  settlementRef: string;
  cityRef: string | null;
  kind: 'branch' | 'locker';
  number: string;
  description: string;
  canCollectMoney: boolean;
  maxWeightKilograms: number | null;
};

export type CarrierStreet = {
  ref: string;
  name: string;
  /** 'вул.', 'просп.' */
  type: string;
};

export type DirectoryPage<Row> = {
  rows: Row[];
  isLast: boolean;
  /** How many rows were unreadable and left out. */
  unreadable: number;
};

/** A carrier's directory, paged from 1. Contains only places that customers can choose. */
export type CarrierDirectory = {
  readSettlements(page: number, stopped: AbortSignal): Promise<DirectoryPage<CarrierSettlement>>;
  readBranches(page: number, stopped: AbortSignal): Promise<DirectoryPage<CarrierBranch>>;
  /** The streets of one settlement; villages may have none. */
  readStreets(cityRef: string, page: number, stopped: AbortSignal): Promise<DirectoryPage<CarrierStreet>>;
};
