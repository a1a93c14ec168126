import { type DeliveryAddress, type DeliveryType, deliveryFacts } from '@shop/domain/deliveries.ts';

/** The city of the shop's courier. */
export const courierCity = 'Київ';

/** Whether a text means that city, in any spelling. */
export function isCourierCity(written: string): boolean {
  return (
    written
      .replace(/^\s*м\.\s*/i, '')
      .trim()
      .toLowerCase() === courierCity.toLowerCase()
  );
}

/** Where an order goes, in words; only the town after erasure. The address of pickup is the shop's own. */
export function addressInWords(type: DeliveryType, to: DeliveryAddress, pickupAddress: string): string {
  const { carrier, address } = deliveryFacts(type);
  if (address === 'shop') return pickupAddress;
  const parts = address === 'branch' ? branchParts(to) : doorParts(to);
  return [carrier === undefined ? `м.\u00a0${to.city}` : placeParts(to.city), ...parts].flat().join(', ');
}

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
