import { type DeliveryAddress, type DeliveryType, deliveryFacts } from '@shop/domain/deliveries.ts';

/** Where the courier drives until the owner says otherwise. */
export const usualCourierCity = 'Київ';

/**
 * Where an order goes, in words; only the town after erasure. Orders of earlier versions do not name their pickup point:
 * they get `pickupAddress`.
 */
export function addressInWords(type: DeliveryType, to: DeliveryAddress, pickupAddress: string): string {
  const { carrier, address } = deliveryFacts(type);
  if (address === 'shop') return to.point ?? pickupAddress;
  const parts = address === 'branch' ? branchParts(to) : doorParts(to);
  return [carrier === undefined ? townWithType(to.city) : placeParts(to.city), ...parts].flat().join(', ');
}

/** «м. Київ»; a settlement that the owner wrote with its type keeps it, as «с. Чайки» does. */
const townWithType = (city = '') => (/^(?:м|с|смт|с-ще|селище|село|місто)[.\s]/i.test(city) ? city : `м.\u00a0${city}`);

/** 'Київ, Київська область': how many blanks there are between the names does not matter. */
const placeParts = (city = '') =>
  city
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** 'відділення № 5' */
const branchParts = ({ branch, isLocker }: DeliveryAddress) =>
  branch ? [`${isLocker ? 'поштомат' : 'відділення'} №\u00a0${branch}`] : [];

/** 'Хрещатик', 'буд. 1', 'кв./офіс 2', with the street as typed by the customer. */
const doorParts = ({ street, house, apartment }: DeliveryAddress) => [
  ...(street ? [street] : []),
  ...(house ? [`буд.\u00a0${house}`] : []),
  ...(apartment ? [`кв./офіс\u00a0${apartment}`] : []),
];
