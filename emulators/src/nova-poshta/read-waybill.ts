import type { Directory } from '../make-directory.ts';
import { type RefusalCode, type Refused, refused } from './answers.ts';
import { looseText } from './loose-text.ts';
import type { Consignment } from './parcels.ts';

export type Properties = Record<string, unknown>;
/** An address that was saved for a recipient. */
export type Door = { cityRef: string; address: string };

const mobile = /^380(?:790\d{6}|(?:39|50|6[36-8]|7[1-357]|9[1-9])\d{7})$/;
const mostKilogramsInLocker = 20;
/** The highest declared value in hryvnias. */
const dearestInLocker = 10_000;
const dearest = 500_000;
const longestDescription = 100;

/** Parses the properties of InternetDocument.save, or returns their first error. */
export function readWaybill(
  given: Properties,
  { places, points, doors }: Directory & { doors: ReadonlyMap<string, Door> },
  today: string,
): Consignment | Refused {
  const city = places.find(({ cityRef }) => cityRef === given.CityRecipient);
  const point = points.find(({ ref, place }) => ref === given.RecipientAddress && place === city);
  const isLocker = point?.kind === 'locker';
  const isToDoor = given.ServiceType === 'WarehouseDoors';
  const saved = doors.get(looseText(given.RecipientAddress));
  const door = isToDoor && saved?.cityRef === city?.cityRef ? saved : undefined;
  const weight = Number(looseText(given.Weight));
  const cost = Number(looseText(given.Cost));
  const problems: [boolean, RefusalCode][] = [
    [!given.CityRecipient, 20000200104],
    [city === undefined, 20000200103],
    [!given.SenderAddress || !given.Sender || !given.ContactSender, 20000200329],
    [(isToDoor ? door : point) === undefined, 20000200266],
    [point?.state === 'closed' || point?.state === 'barred', 20000201384],
    [!(weight >= 0.1), 20000200373],
    [isLocker && weight > mostKilogramsInLocker, 20000200380],
    [isLocker && !hasDimensions(given.OptionsSeat), 20000201814],
    [!mobile.test(looseText(given.RecipientsPhone)), 20000201671],
    [given.SendersPhone === given.RecipientsPhone, 20000201788],
    [toIsoDay(given.DateTime) < today, 20000400455],
    [looseText(given.Description).length > longestDescription, 20000200152],
    [!(cost <= (isLocker ? dearestInLocker : dearest)), 20000200119],
  ];
  const [, code] = problems.find(([isWrong]) => isWrong) ?? [];
  if (code !== undefined) return refused(code);
  return {
    ownNumber: looseText(given.InfoRegClientBarcodes),
    payer: looseText(given.PayerType),
    collected: collectedBy(given.BackwardDeliveryData),
    cost: looseText(given.Cost),
    weight: looseText(given.Weight),
    city: city!.name,
    // The house would be personal data.
    point: isToDoor ? 'Адресна доставка' : `№${point!.number}, ${point!.street}`,
    isLocker,
    isToDoor,
  };
}

function hasDimensions(seats: unknown): boolean {
  const sides = ['volumetricWidth', 'volumetricLength', 'volumetricHeight', 'weight'];
  return (
    Array.isArray(seats) &&
    seats.length > 0 &&
    seats.every((seat) => sides.every((side) => Number(looseText(seat?.[side])) > 0))
  );
}

function collectedBy(backward: unknown): string {
  const [first] = Array.isArray(backward) ? backward : [];
  return first?.CargoType === 'Money' ? looseText(first.RedeliveryString) : '';
}

/** '16.11.2026' as '2026-11-16'. */
export function toIsoDay(written: unknown): string {
  return looseText(written).split(' ')[0]!.split('.').reverse().join('-');
}
