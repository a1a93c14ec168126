import { api } from '../../api.ts';
import type { Place } from './place-input.tsx';

export async function findCities(typed: string): Promise<Place[]> {
  const { input_value } = await api('GET /api/v1/np/search/city/', { query: { city: typed } });
  return input_value.map((city) => ({
    ref: city.ref,
    name: [
      `${city.type} ${city.settlement_description}`,
      city.settlement_regions_description,
      city.settlement_area_description,
    ]
      .filter((part) => part !== '')
      .join(', '),
  }));
}

export async function findBranches(cityRef: string, typed: string): Promise<Place[]> {
  const { input_value } = await api('GET /api/v1/np/search/post/', { query: { city_ref: cityRef, post: typed } });
  // Excludes parcel lockers: the sender hands parcels over at a staffed branch.
  return input_value
    .filter(({ type }) => type === 'branch')
    .map(({ ref, description }) => ({ ref, name: description }));
}
