import type { City } from '@shop/contract/delivery.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { citySuggestion } from './carrier-names.ts';
import type { DeliveryFieldsProps } from './delivery-form.ts';
import { useChoice } from './use-choice.ts';
import type { Search } from './use-suggestions.ts';
import { withinCity } from './within-city.ts';

const searchCities: Search<City> = (city, signal) =>
  browserApi('GET /api/v1/np/search/city/', { query: { city }, signal });

/** A settlement of the carrier. What lies within it is chosen anew. */
function changeCity(city: City | undefined): void {
  changeDraft(({ carrier }) => (city?.ref === carrier.city?.ref ? {} : { carrier: withinCity(city) }));
}

/** The settlement; every delivery of the carrier has this field. */
export function CityField({ draft, wrong, onLeave, onEdit }: DeliveryFieldsProps) {
  const { error, onType, ...city } = useChoice({
    chosen: draft.carrier.city,
    toSuggestion: citySuggestion,
    search: searchCities,
    fewestCharacters: 2,
    failure: deliveryStepWording.cityFailed,
    onChange: changeCity,
  });
  return (
    <Combobox
      {...city}
      label={deliveryStepWording.city}
      listLabel={deliveryStepWording.cities}
      name="city"
      placeholder={deliveryStepWording.cityHint}
      maxLength={100}
      required
      onType={(text) => {
        onEdit('city');
        onType(text);
      }}
      words={deliveryStepWording.suggestions}
      error={error ?? wrong.city}
      onBlur={onLeave}
    />
  );
}
