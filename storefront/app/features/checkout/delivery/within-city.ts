import type { City } from '@shop/contract/delivery.ts';
import type { CarrierAddress } from '../../../browser-storage/checkout-draft.ts';

/** Nothing is chosen in the settlement yet. */
export function withinCity(city: City | undefined): CarrierAddress {
  return { city, branch: undefined, street: '', streetRef: '', house: '', apartment: '' };
}
