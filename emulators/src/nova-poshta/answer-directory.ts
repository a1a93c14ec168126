import { type Directory, streetsOf } from '../make-directory.ts';
import { type Rows, toRows } from './answers.ts';
import { settlementRow, streetRow, warehouseRow } from './directory-rows.ts';
import { looseText } from './loose-text.ts';
import { type Properties, toIsoDay } from './read-waybill.ts';

const settlementsPerPage = 150;
const mostWarehousesPerPage = 500;
const mostStreetsPerPage = 500;

/** The directory, prices and days of delivery; needs no key. */
export function directoryMethods({ places, points }: Directory): Record<string, (properties: Properties) => Rows> {
  return {
    'Address.getSettlements': (properties) => page(places, properties, settlementsPerPage, settlementRow),
    'Address.getWarehouses': (properties) => {
      const size = Math.min(Number(properties.Limit ?? mostWarehousesPerPage), mostWarehousesPerPage);
      return page(points.filter(matchesFilter(properties)), properties, size, warehouseRow);
    },
    'InternetDocument.getDocumentPrice': (properties) => {
      const { isFar, isToDoor } = way(places, properties);
      const declared = Number(looseText(properties.Cost)) || 0;
      const weight = Number(looseText(properties.Weight)) || 0;
      const Cost = Math.round(
        50 + (isFar ? 20 : 0) + (isToDoor ? 35 : 0) + Math.ceil(weight / 2) * 10 + Math.max(0, declared - 500) * 0.005,
      );
      return toRows([
        { AssessedCost: declared, Cost, CostRedelivery: '', TZoneInfo: { TzoneName: isFar ? '2' : '1' } },
      ]);
    },
    'InternetDocument.getDocumentDeliveryDate': (properties) => {
      const { isFar, isToDoor } = way(places, properties);
      const sent = Date.parse(toIsoDay(properties.DateTime));
      const day = new Date(sent + (1 + (isFar ? 1 : 0) + (isToDoor ? 1 : 0)) * 86_400_000).toISOString().slice(0, 10);
      return toRows([
        { DeliveryDate: { date: `${day} 00:00:00.000000`, timezone_type: '3', timezone: 'Europe/Kiev' } },
      ]);
    },
    'Address.getStreet': (properties) => {
      const place = places.find(({ cityRef }) => cityRef === properties.CityRef);
      const wanted = looseText(properties.FindByString).toLowerCase();
      const found = place ? streetsOf(place).filter(({ name }) => name.toLowerCase().includes(wanted)) : [];
      return page(found, properties, mostStreetsPerPage, streetRow);
    },
  };
}

/** Between regions a parcel takes longer and costs more. */
function way(places: Directory['places'], { CitySender, CityRecipient, ServiceType }: Properties) {
  const regionOf = (ref: unknown) => places.find(({ cityRef }) => cityRef === ref)?.region;
  return { isFar: regionOf(CitySender) !== regionOf(CityRecipient), isToDoor: ServiceType === 'WarehouseDoors' };
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
