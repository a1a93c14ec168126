import type { Branch, City } from '@shop/contract/delivery.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';

/** A city as the shop's API takes it: 'settlement, region, area', where Kyiv has no region, and its identifier. */
export function cityFields(city: City | undefined) {
  const name = city ? [city.settlement_description, ...aroundCity(city)].join(', ') : '';
  return { city: name, city_ref: city?.ref };
}

function aroundCity(city: City): string[] {
  return [city.settlement_regions_description, city.settlement_area_description].filter((part) => part !== '');
}

export function citySuggestion(city: City) {
  return { key: city.ref, text: city.settlement_description, note: aroundCity(city).join(', ') };
}

export function branchSuggestion({ ref, type, number, description }: Branch) {
  return { key: ref, text: `${deliveryStepWording.branchName[type]}${number}`, note: branchAddress(description) };
}

/** The carrier sends type, number and address as one text; the address follows the colon. */
function branchAddress(description: string): string {
  return description.replace(/^[^:]*:\s*/, '');
}
