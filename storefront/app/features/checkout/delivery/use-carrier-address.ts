import type { Branch, City } from '@shop/contract/delivery.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { useCallback, useMemo, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { type CarrierAddress, changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { splitAround } from '../../../ui/split-around.ts';
import type { Suggestion } from '../../../ui/suggestions.tsx';
import { branchSuggestion, cityName, citySuggestion } from './carrier-names.ts';
import { type Search, useSuggestions } from './use-suggestions.ts';

const fewestOfCity = 2;
const fewestOfBranch = 1;

const searchCities: Search<City> = (city, signal) =>
  browserApi('GET /api/v1/np/search/city/', { query: { city }, signal });

/** The search for a city and a branch. The address is stored only when both are chosen. */
export function useCarrierAddress(kept: CarrierAddress | undefined) {
  const [city, setCity] = useState(kept?.city);
  const [branch, setBranch] = useState(kept?.branch);
  const [cityText, setCityText] = useState(city ? citySuggestion(city).text : '');
  const [branchText, setBranchText] = useState(branch ? branchSuggestion(branch).text : '');

  function put(next: { city: City | undefined; branch: Branch | undefined }) {
    setCity(next.city);
    setBranch(next.branch);
    const both = next.city && next.branch ? { city: next.city, branch: next.branch } : undefined;
    changeDraft(() => ({ carrier: both }));
  }
  function putCity(text: string, next: City | undefined) {
    setCityText(text);
    setBranchText('');
    put({ city: next, branch: undefined });
  }
  function putBranch(text: string, next: Branch | undefined) {
    setBranchText(text);
    put({ city, branch: next });
  }

  const searchBranches = useCallback<Search<Branch>>(
    (post, signal) =>
      browserApi('GET /api/v1/np/search/post/', {
        query: { city: city ? cityName(city) : '', city_ref: city?.ref, post },
        signal,
      }),
    [city],
  );
  const cities = useSuggestions(
    city === undefined ? question(cityText, fewestOfCity) : undefined,
    searchCities,
    deliveryStepWording.cityFailed,
  );
  const branches = useSuggestions(
    city !== undefined && branch === undefined ? question(branchText, fewestOfBranch) : undefined,
    searchBranches,
    deliveryStepWording.branchFailed,
  );

  return {
    city: {
      chosen: city,
      text: cityText,
      note: city && citySuggestion(city).note,
      error: cities.error,
      suggested: useSuggested(cities, citySuggestion, cityText),
      onType: (text: string) => putCity(text, undefined),
      onChoose: (suggestion: Suggestion) => {
        const next = cities.found.find((each) => each.ref === suggestion.key);
        if (next) putCity(citySuggestion(next).text, next);
      },
    },
    branch: {
      chosen: branch,
      text: branchText,
      note: branch && branchSuggestion(branch).note,
      error: branches.error,
      suggested: useSuggested(branches, branchSuggestion, branchText),
      onType: (text: string) => putBranch(text, undefined),
      onChoose: (suggestion: Suggestion) => {
        const next = branches.found.find((each) => each.ref === suggestion.key);
        if (next) putBranch(branchSuggestion(next).text, next);
      },
    },
  };
}

function question(text: string, fewest: number): string | undefined {
  return text.trim().length < fewest ? undefined : text.trim();
}

/** While a search runs, shows those of the last suggestions that match the current text. */
function useSuggested<Found>(
  { found, isSearching }: { found: readonly Found[]; isSearching: boolean },
  suggest: (found: Found) => Suggestion,
  words: string,
) {
  const typed = words.trim();
  const suggestions = useMemo(() => {
    const all = found.map(suggest);
    return isSearching ? all.filter(({ text }) => splitAround(text, typed)) : all;
  }, [found, suggest, isSearching, typed]);
  return { isSearching, suggestions };
}
