import { districtName, regionName, settlementType } from '@shop/domain/place-names.ts';
import { z } from 'zod';
import type { CarrierBranch, CarrierSettlement, CarrierStreet } from '../../features/delivery/carrier-directory.ts';

/**
 * The carrier writes numbers and flags as strings or as themselves, and '' for «none». PostgreSQL refuses some control
 * characters, lone surrogates and, in an index, very long texts: one such row must not lose its whole page.
 */
const Loose = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) =>
    String(value)
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  )
  .pipe(
    z
      .string()
      .max(500)
      .regex(/^\P{Cs}*$/u),
  );
const Given = Loose.pipe(z.string().min(1));
const Ref = Loose.pipe(z.string().min(1).max(64));
const Optional = Loose.nullish().transform((value) => value ?? '');
const Flag = Optional.transform((value) => value === '1' || value === 'true');
/** Zero means no limit; a number that does not fit the column makes the row unreadable. */
const Kilograms = Optional.transform((value) => {
  const kilograms = Math.floor(Number(value));
  return kilograms > 0 ? kilograms : null;
}).pipe(z.int32().nullable());

const Settlement = z.object({
  Ref,
  Description: Given,
  SettlementTypeDescription: Optional,
  AreaDescription: Optional,
  RegionsDescription: Optional,
});

const Warehouse = z.object({
  Ref,
  Number: Given,
  Description: Given,
  SettlementRef: Ref,
  CityRef: Optional,
  TypeOfWarehouse: Optional,
  CategoryOfWarehouse: Optional,
  WarehouseStatus: Optional,
  DenyToSelect: Flag,
  PostMachineType: Optional,
  PostFinance: Flag,
  CanGetMoneyTransfer: Flag,
  PlaceMaxWeightAllowed: Kilograms,
});
type Warehouse = z.infer<typeof Warehouse>;

const Street = z.object({ Ref, Description: Given, StreetsType: Optional });

const lockerTypes = ['f9316480-5f2d-425d-bc2c-ac7cd29decf0', '95dc212d-479c-4ffb-a8ab-8c1b9073d0bc'];

export type ReadRows<Row> = { rows: Row[]; unreadable: number };

export function readSettlementRows(data: readonly unknown[]): ReadRows<CarrierSettlement> {
  const { rows, unreadable } = readRows(Settlement, data);
  return {
    unreadable,
    rows: rows.map((row) => ({
      ref: row.Ref,
      name: row.Description,
      type: settlementType(row.SettlementTypeDescription),
      area: regionName(row.AreaDescription),
      region: districtName(row.RegionsDescription),
    })),
  };
}

/** Only branches that a customer can choose. */
export function readBranchRows(data: readonly unknown[]): ReadRows<CarrierBranch> {
  const { rows, unreadable } = readRows(Warehouse, data);
  return { unreadable, rows: rows.filter(isChoosable).map(branchFrom) };
}

export function readStreetRows(data: readonly unknown[]): ReadRows<CarrierStreet> {
  const { rows, unreadable } = readRows(Street, data);
  return {
    unreadable,
    rows: rows.map(({ Ref, Description, StreetsType }) => ({ ref: Ref, name: Description, type: StreetsType })),
  };
}

function readRows<S extends z.ZodType>(schema: S, data: readonly unknown[]): ReadRows<z.output<S>> {
  const results = data.map((row) => schema.safeParse(row));
  const rows = results.flatMap((result) => (result.success ? [result.data] : []));
  return { rows, unreadable: data.length - rows.length };
}

/** Excludes lockers inside a house, which serve only its residents. */
function isChoosable({ WarehouseStatus, DenyToSelect, PostMachineType }: Warehouse): boolean {
  const isWorking = WarehouseStatus === 'Working' || WarehouseStatus === '';
  return isWorking && !DenyToSelect && PostMachineType !== 'ForResidentsOfEntrance';
}

function branchFrom(row: Warehouse): CarrierBranch {
  const isLocker = row.CategoryOfWarehouse === 'Postomat' || lockerTypes.includes(row.TypeOfWarehouse);
  return {
    ref: row.Ref,
    settlementRef: row.SettlementRef,
    cityRef: row.CityRef || null,
    kind: isLocker ? 'locker' : 'branch',
    number: row.Number,
    description: row.Description,
    // A branch has a cash desk; a locker supports cash on delivery only if the carrier says so.
    canCollectMoney: !isLocker || row.CanGetMoneyTransfer || row.PostFinance,
    maxWeightKilograms: row.PlaceMaxWeightAllowed,
  };
}
