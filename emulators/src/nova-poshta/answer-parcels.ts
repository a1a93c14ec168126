import { createHash } from 'node:crypto';
import { type Directory, streetsOf } from '../make-directory.ts';
import { type Refused, type Rows, refused, refusedWithoutCode, toRows } from './answers.ts';
import { statuses } from './journey.ts';
import { looseText } from './loose-text.ts';
import type { Parcel, Parcels } from './parcels.ts';
import { type Door, type Properties, readWaybill, toIsoDay } from './read-waybill.ts';

const mostTracked = 100;
const kyivDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv', dateStyle: 'short' });

type Method = (properties: Properties) => Rows | Refused;

/** The methods about parcels. All except tracking need a key. */
export function parcelMethods(parcels: Parcels, directory: Directory, now: () => number): Record<string, Method> {
  /** Saved addresses by their Ref; a waybill follows at once. */
  const doors = new Map<string, Door>();
  return {
    'Counterparty.getCounterparties': () => toRows([{ Ref: stableRef('sender'), Description: 'Приватна особа' }]),
    'Counterparty.getCounterpartyContactPersons': ({ Ref }) =>
      toRows(Ref === stableRef('sender') ? [{ Ref: stableRef('contact of sender'), Description: 'Відправник' }] : []),
    'Counterparty.save': ({ FirstName, LastName, Phone }) => {
      const person = `${looseText(FirstName)} ${looseText(LastName)}`;
      // The carrier's code for this error is unknown.
      if (!/^[а-яіїєґ’'ʼ\s-]+$/i.test(person))
        return refusedWithoutCode('FirstName or LastName has invalid characters');
      const contact = { Ref: stableRef(`contact ${person} ${looseText(Phone)}`), FirstName, LastName };
      return toRows([
        { Ref: stableRef(`${person} ${looseText(Phone)}`), ContactPerson: { success: true, data: [contact] } },
      ]);
    },
    'Address.save': ({ CounterpartyRef, StreetRef, BuildingNumber, Flat }) => {
      const house = looseText(BuildingNumber).trim();
      const found = findStreet(directory, looseText(StreetRef));
      if (!CounterpartyRef || found === undefined || house === '') return refused(20000200266);
      const Ref = stableRef(`address ${CounterpartyRef} ${StreetRef} ${house} ${looseText(Flat)}`);
      const Description = `${found.street.type} ${found.street.name}, ${house}`;
      doors.set(Ref, { cityRef: found.cityRef, address: Description });
      return toRows([{ Ref, Description }]);
    },
    'InternetDocument.save': (properties) => {
      const consignment = readWaybill(properties, { ...directory, doors }, kyivDay.format(now()));
      if ('code' in consignment) return consignment;
      const { ref, number, cost } = parcels.add(consignment);
      return toRows([{ Ref: ref, IntDocNumber: number, CostOnSite: cost, TypeDocument: 'InternetDocument' }]);
    },
    'InternetDocument.delete': ({ DocumentRefs }) => {
      const found = [DocumentRefs].flat().map((ref) => parcels.find(looseText(ref)));
      if (found.some((parcel) => parcel === undefined || parcel.code === 2)) return refused(20001401442);
      // The carrier's code for this error is unknown.
      if (found.some((parcel) => parcel?.code !== 1)) return refusedWithoutCode('Document cannot be deleted');
      for (const parcel of found) parcels.put(parcel!, 2);
      return toRows(found.map((parcel) => ({ Ref: parcel!.ref })));
    },
    'InternetDocument.getDocumentList': ({ DateTimeFrom, DateTimeTo }) => {
      const [first, last] = [toIsoDay(DateTimeFrom), toIsoDay(DateTimeTo)];
      const isWithin = ({ createdAt }: Parcel) =>
        first <= kyivDay.format(createdAt) && kyivDay.format(createdAt) <= last;
      return toRows(
        parcels
          .list()
          .filter((parcel) => parcel.code !== 2 && isWithin(parcel))
          .map(({ ref, number, ownNumber, code }) => ({
            Ref: ref,
            IntDocNumber: number,
            InfoRegClientBarcodes: ownNumber,
            StateName: statuses[code],
          })),
      );
    },
    'TrackingDocument.getStatusDocuments': ({ Documents }) => {
      if (!Array.isArray(Documents) || Documents.length > mostTracked) return refused(20000200159);
      return toRows(Documents.map((document) => trackedRow(looseText(document?.DocumentNumber))));
    },
  };

  /** Personal fields are always blank. */
  function trackedRow(number: string): Record<string, string> {
    const parcel = parcels.find(number);
    const blank = { Number: number, RecipientFullName: '', PhoneRecipient: '' };
    if (parcel === undefined) return { ...blank, StatusCode: '3', Status: 'Номер не знайдено' };
    return {
      ...blank,
      StatusCode: String(parcel.code),
      Status: statuses[parcel.code],
      CityRecipient: parcel.city,
      WarehouseRecipient: parcel.point,
      AnnouncedPrice: parcel.cost,
      RedeliverySum: parcel.collected,
      ScheduledDeliveryDate: `${inDays(parcel.createdAt, 2)} 18:00:00`,
      DateFirstDayStorage: parcel.code === 7 || parcel.code === 8 ? inDays(parcel.since, 6) : '',
    };
  }
}

const inDays = (moment: number, days: number) => kyivDay.format(moment + days * 86_400_000);

function stableRef(name: string): string {
  const hex = createHash('sha256').update(`nova poshta ${name}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function findStreet({ places }: Directory, ref: string) {
  for (const place of places) {
    const street = streetsOf(place).find((each) => each.ref === ref);
    if (street !== undefined) return { street, cityRef: place.cityRef };
  }
  return undefined;
}
