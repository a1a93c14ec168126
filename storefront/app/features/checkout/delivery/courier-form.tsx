import { settlementKey, zoneOf } from '@shop/domain/delivery-rules.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { deliveryPromises } from '@shop/wording/delivery-promises.ts';
import { useMemo } from 'react';
import { type CourierAddress, changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { useDeliveryRules } from '../../../goods/use-delivery-rules.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { courierCities, courierCity, courierZone } from './courier-city.ts';
import type { DeliveryFieldsProps, DeliveryForm } from './delivery-form.ts';

const changeCourier = (change: Partial<CourierAddress>) =>
  changeDraft(({ courier }) => ({ courier: { ...courier, ...change } }));

/** The shop's courier drives to the settlements of its zones. */
export const courierForm: DeliveryForm = {
  Fields: CourierFields,
  check(draft, rules) {
    const empty = (['street', 'house', 'apartment'] as const).filter((name) => draft.courier[name].trim() === '');
    const wrong = Object.fromEntries(empty.map((name) => [name, deliveryStepWording.required[name]]));
    return courierZone(draft, rules) === undefined
      ? { courierCity: deliveryStepWording.courierCityRequired, ...wrong }
      : wrong;
  },
  body: (draft, rules) => ({
    delivery_type: 'courier',
    delivery_info: {
      courierCity: courierCity(draft, rules),
      courierStreet: draft.courier.street,
      courierHouse: draft.courier.house,
      courierApartment: draft.courier.apartment,
    },
  }),
};

function CourierFields({ draft, wrong, onLeave, onEdit }: DeliveryFieldsProps) {
  const { courier } = draft;
  const { rules } = useDeliveryRules();
  const field = (name: 'street' | 'house' | 'apartment') => ({
    name,
    label: deliveryStepWording[name],
    value: courier[name],
    error: wrong[name],
    required: true,
    onBlur: onLeave,
    onChange: (value: string) => {
      onEdit(name);
      changeCourier({ [name]: value });
    },
  });
  return (
    <div className="form-grid">
      {courierCities(rules).length > 1 ? (
        <CityChoice draft={draft} wrong={wrong} onLeave={onLeave} onEdit={onEdit} />
      ) : (
        <TextField label={deliveryStepWording.courierCity} value={courierCity(draft, rules)} disabled />
      )}
      <TextField {...field('street')} autoComplete="address-line1" maxLength={200} />
      <TextField {...field('house')} autoComplete="off" maxLength={50} />
      <TextField {...field('apartment')} autoComplete="address-line2" maxLength={50} />
    </div>
  );
}

/** Most suggestions at once: a zone may have hundreds of settlements. */
const mostSuggestions = 8;

/** One of many settlements. What is typed in full is chosen, too. */
function CityChoice({ draft: { courier }, wrong, onLeave, onEdit }: DeliveryFieldsProps) {
  const { rules } = useDeliveryRules();
  const typed = courier.city;
  const suggestions = useMemo(() => {
    const key = settlementKey(typed);
    return courierCities(rules)
      .filter((city) => settlementKey(city).includes(key))
      .slice(0, mostSuggestions)
      .map((city) => ({ key: city, text: city, note: deliveryPromises.zonePrice(zoneOf(city, rules.zones)!) }));
  }, [typed, rules]);
  const choose = (city: string) => {
    onEdit('courierCity');
    changeCourier({ city });
  };
  const isElsewhere = typed.trim() !== '' && suggestions.length === 0;
  return (
    <Combobox
      label={deliveryStepWording.city}
      listLabel={deliveryStepWording.courierCities}
      name="courierCity"
      placeholder={deliveryStepWording.courierCityHint}
      text={typed}
      maxLength={100}
      required
      suggested={{ isSearching: false, suggestions }}
      onType={choose}
      onChoose={({ key }) => choose(key)}
      words={deliveryStepWording.suggestions}
      error={isElsewhere ? deliveryStepWording.courierElsewhere : wrong.courierCity}
      onBlur={onLeave}
    />
  );
}
