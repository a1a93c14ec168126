import { foldPlaceName, streetName } from '@shop/domain/place-names.ts';
import { z } from 'zod';
import { CarrierRefusal, type NewParcel, type ParcelDestination } from '../../features/shipping/carrier.ts';

/** `ServiceType` by where a parcel goes; the shop hands all of them over at a branch. */
export const serviceTypes = {
  branch: 'WarehouseWarehouse',
  locker: 'WarehousePostomat',
  door: 'WarehouseDoors',
} as const;

/** What InternetDocument.save takes as the destination. */
export type WaybillDestination = { ServiceType: string; RecipientAddress: string };

type Read = <Row extends z.ZodType>(
  method: [string, string],
  properties: Record<string, unknown>,
  row: Row,
  signal: AbortSignal,
) => Promise<z.output<Row>[]>;
type Door = Extract<ParcelDestination, { kind: 'door' }>;

const Address = z.object({ Ref: z.string().min(1).max(64) });
const Street = Address.extend({ Description: z.string(), StreetsType: z.string().catch('') });

/** A branch is an address already; a door becomes an address of the recipient first. */
export async function waybillDestination(
  read: Read,
  { to, cityRef }: NewParcel['recipient'],
  recipient: string,
  signal: AbortSignal,
): Promise<WaybillDestination> {
  const ServiceType = serviceTypes[to.kind];
  if (to.kind !== 'door') return { ServiceType, RecipientAddress: to.branchRef };
  const StreetRef = to.streetRef ?? (await findStreet(read, to, cityRef, signal));
  const door = { CounterpartyRef: recipient, StreetRef, BuildingNumber: to.house, Flat: to.apartment };
  const [saved] = await read(['Address', 'save'], door, Address, signal);
  if (saved === undefined) throw new Error('Nova Poshta, Address.save: no address in the answer');
  return { ServiceType, RecipientAddress: saved.Ref };
}

/** The only street of that name, with its type if it was written. */
async function findStreet(read: Read, { street }: Door, CityRef: string, signal: AbortSignal): Promise<string> {
  const name = streetName(street);
  const found = await read(['Address', 'getStreet'], { CityRef, FindByString: name }, Street, signal);
  const named = found.filter(({ Description }) => foldPlaceName(Description) === foldPlaceName(name));
  const written = foldPlaceName(street);
  const withType = named.filter(
    ({ Description, StreetsType }) => foldPlaceName(`${StreetsType} ${Description}`) === written,
  );
  const [only, ...others] = withType.length > 0 ? withType : named;
  if (only === undefined || others.length > 0)
    throw new CarrierRefusal(`Nova Poshta, Address.getStreet: ${found.length} streets`, {
      code: 'street_not_found',
      words: 'Street not found',
    });
  return only.Ref;
}
