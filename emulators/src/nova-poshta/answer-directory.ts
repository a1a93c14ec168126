import { type Directory, streetsOf } from '../make-directory.ts';
import type { Rows } from './answers.ts';
import { settlementRow, streetRow, warehouseRow } from './directory-rows.ts';
import { looseText } from './loose-text.ts';
import type { Properties } from './read-waybill.ts';

const settlementsPerPage = 150;
const mostWarehousesPerPage = 500;
const mostStreetsPerPage = 500;

/** The directory of settlements and branches; needs no key. */
export function directoryMethods({ places, points }: Directory): Record<string, (properties: Properties) => Rows> {
  return {
    'Address.getSettlements': (properties) => page(places, properties, settlementsPerPage, settlementRow),
    'Address.getWarehouses': (properties) => {
      const size = Math.min(Number(properties.Limit ?? mostWarehousesPerPage), mostWarehousesPerPage);
      return page(points.filter(matchesFilter(properties)), properties, size, warehouseRow);
    },
    'Address.getStreet': (properties) => {
      const place = places.find(({ cityRef }) => cityRef === properties.CityRef);
      const wanted = looseText(properties.FindByString).toLowerCase();
      const found = place ? streetsOf(place).filter(({ name }) => name.toLowerCase().includes(wanted)) : [];
      return page(found, properties, mostStreetsPerPage, streetRow);
    },
  };
}

function page<Row>(rows: readonly Row[], properties: Properties, size: number, write: (row: Row) => unknown): Rows {
  const start = (Number(properties.Page ?? 1) - 1) * size;
  return { rows: rows.slice(start, start + size).map(write), total: rows.length };
}

function matchesFilter({ Ref, CityRef, SettlementRef, WarehouseId }: Properties) {
  return ({ ref, place, number }: Directory['points'][number]) =>
    (!Ref || Ref === ref) &&
    (!CityRef || CityRef === place.cityRef) &&
    (!SettlementRef || SettlementRef === place.ref) &&
    (!WarehouseId || looseText(WarehouseId) === String(number));
}
