import type { Place, Point, Street } from '../make-directory.ts';

const branchType = '841339c7-591a-42e2-8233-7a0a00f0ed6f';
const lockerType = 'f9316480-5f2d-425d-bc2c-ac7cd29decf0';

/** A row of getSettlements; like the carrier's, all values are strings. */
export function settlementRow({ ref, name, type, region, district }: Place): Record<string, string> {
  return {
    Ref: ref,
    Description: name,
    SettlementTypeDescription: type,
    // Inconsistent like the carrier's data.
    AreaDescription: name === 'Київ' && district === '' ? region : `${region} область`,
    RegionsDescription: district === '' ? '' : `${district} р-н`,
    Index1: '',
    Warehouse: '1',
    SpecialCashCheck: '1',
  };
}

/** A row of getWarehouses. */
export function warehouseRow({ ref, place, number, kind, street, state }: Point): Record<string, unknown> {
  const isLocker = kind === 'locker';
  return {
    SiteKey: String(number),
    Ref: ref,
    Number: String(number),
    Description: isLocker
      ? `Поштомат "Нова Пошта" №${number}: ${street}${residentsNote(state)}`
      : branchText(number, street),
    ShortAddress: `${place.name}, ${street}`,
    Phone: '380800500609',
    TypeOfWarehouse: isLocker ? lockerType : branchType,
    CategoryOfWarehouse: isLocker ? 'Postomat' : 'Branch',
    CityRef: place.cityRef,
    CityDescription: place.name,
    SettlementRef: place.ref,
    SettlementDescription: place.name,
    SettlementAreaDescription: place.region,
    SettlementRegionsDescription: place.district,
    SettlementTypeDescription: place.type,
    PostFinance: isLocker ? '0' : '1',
    CanGetMoneyTransfer: isLocker && number % 4 !== 0 ? '0' : '1',
    TotalMaxWeightAllowed: '0',
    PlaceMaxWeightAllowed: isLocker ? '20' : '30',
    WarehouseStatus: state === 'closed' ? 'NotWorking' : 'Working',
    DenyToSelect: state === 'barred' ? '1' : '0',
    PostMachineType: postMachineType(kind, state),
    PostalCodeUA: '',
    OnlyReceivingParcel: '0',
  };
}

function branchText(number: number, street: string): string {
  return `Відділення №${number}${number % 3 === 0 ? ' (до 30 кг на одне місце)' : ''}: ${street}`;
}

function residentsNote(state: Point['state']): string {
  return state === 'residents' ? ' (ТІЛЬКИ ДЛЯ МЕШКАНЦІВ)' : '';
}

function postMachineType(kind: Point['kind'], state: Point['state']): string {
  if (kind === 'branch') return '';
  return state === 'residents' ? 'ForResidentsOfEntrance' : 'FullDayService';
}

/** A row of getStreet. */
export function streetRow({ ref, name, type }: Street): Record<string, string> {
  return { Ref: ref, Description: name, StreetsTypeRef: type, StreetsType: type };
}
