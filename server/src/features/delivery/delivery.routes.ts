import { mostSuggestions, searchBranchesEndpoint, searchCitiesEndpoint } from '@shop/contract/delivery.ts';
import { deliveryWording } from '@shop/wording/delivery.ts';
import type { Serve } from '../../http/serving/serve.ts';
import type { Shop } from '../../shop.ts';
import { searchBranches } from './search-branches.ts';
import { searchCities } from './search-cities.ts';

export function deliveryRoutes(serve: Serve, { db }: Pick<Shop, 'db'>) {
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
}
