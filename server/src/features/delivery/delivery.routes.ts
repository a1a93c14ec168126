import {
  mostSuggestions,
  searchBranchesEndpoint,
  searchCitiesEndpoint,
  searchStreetsEndpoint,
} from '@shop/contract/delivery.ts';
import { deliveryWording } from '@shop/wording/delivery.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import type { RateLimiter } from '../rate-limits/index.ts';
import { searchBranches } from './search-branches.ts';
import { searchCities } from './search-cities.ts';
import { searchStreets } from './streets.ts';

export function deliveryRoutes(
  { serve, rateLimiter }: { serve: Serve; rateLimiter: RateLimiter },
  shop: Pick<Shop, 'db' | 'queue'>,
) {
  const { db } = shop;
  serve(searchCitiesEndpoint, async ({ query }) => {
    const found = await searchCities(db, query.city, mostSuggestions);
    return {
      message: found.length > 0 ? deliveryWording.found : deliveryWording.noCity,
      input_value: found.map(({ name, region, area, ref, type }) => ({
        settlement_description: name,
        settlement_regions_description: region,
        settlement_area_description: area,
        ref,
        type,
      })),
    };
  });

  serve(searchBranchesEndpoint, async ({ query }) => {
    const chosen = { city: query.city, cityRef: query.city_ref };
    const found = await searchBranches(db, chosen, query.post, mostSuggestions);
    return {
      message: found.length > 0 ? deliveryWording.found : deliveryWording.noBranch,
      input_value: found.map(({ number, description, ref, kind, canCollectMoney }) => ({
        number,
        description,
        ref,
        type: kind,
        can_collect_money: canCollectMoney,
      })),
    };
  });

  serve(searchStreetsEndpoint, async ({ query }, { address }) => {
    const chosen = { city: query.city, cityRef: query.city_ref };
    const asked = { chosen, typed: query.street, limit: mostSuggestions, address };
    const found = await searchStreets(shop, rateLimiter, asked);
    return {
      message: found.length > 0 ? deliveryWording.found : deliveryWording.noStreet,
      input_value: found.map(({ name, ref }) => ({ street_description: name, ref })),
    };
  });
}
