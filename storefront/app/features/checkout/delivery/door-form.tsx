import type { Street } from '@shop/contract/delivery.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { useCallback, useEffect } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { cityFields } from './carrier-names.ts';
import { CityField } from './city-field.tsx';
import type { DeliveryFieldsProps, DeliveryForm } from './delivery-form.ts';
import { useSuggested } from './use-choice.ts';
import { type Search, useSuggestions } from './use-suggestions.ts';

/** A settlement, then a street in it, a house and, if there is one, an apartment. */
export const doorForm: DeliveryForm = {
  Fields: DoorFields,
  check: ({ carrier: { city, street, house } }) => ({
    ...(!city && { city: deliveryStepWording.cityRequired }),
    ...(street.trim() === '' && { street: deliveryStepWording.required.street }),
    ...(house.trim() === '' && { house: deliveryStepWording.required.house }),
  }),
  body: ({ carrier: { city, street, streetRef, house, apartment } }) => ({
    delivery_type: 'nova_poshta_door',
    delivery_info: {
      ...cityFields(city),
      street,
      street_ref: streetRef,
      house,
      apartment,
    },
  }),
};

const change = (door: { street: string; streetRef: string } | { house: string } | { apartment: string }) =>
  changeDraft(({ carrier }) => ({ carrier: { ...carrier, ...door } }));

function DoorFields(props: DeliveryFieldsProps) {
  const { draft, wrong, onLeave, onEdit } = props;
  const { city, house, apartment } = draft.carrier;
  const common = { autoComplete: 'off', maxLength: 50, disabled: city === undefined, onBlur: onLeave };
  return (
    <>
      <CityField {...props} />
      <StreetField {...props} />
      <div className="form-grid">
        <TextField
          {...common}
          name="house"
          label={deliveryStepWording.house}
          required
          value={house}
          error={wrong.house}
          onChange={(typed) => {
            onEdit('house');
            change({ house: typed });
          }}
        />
        <TextField
          {...common}
          name="apartment"
          label={deliveryStepWording.apartment}
          hint={deliveryStepWording.apartmentHint}
          value={apartment}
          error={wrong.apartment}
          onChange={(typed) => {
            onEdit('apartment');
            change({ apartment: typed });
          }}
        />
      </div>
    </>
  );
}

const suggestStreet = ({ ref, street_description }: Street) => ({ key: ref, text: street_description, note: '' });

/** Any text is accepted: the shop may not know the streets of the settlement yet. */
function StreetField({ draft, wrong, onLeave, onEdit }: DeliveryFieldsProps) {
  const { city, street, streetRef } = draft.carrier;
  const search = useCallback<Search<Street>>(
    (typed, signal) =>
      browserApi('GET /api/v1/np/search/street/', {
        query: { ...cityFields(city), street: typed },
        signal,
      }),
    [city],
  );
  useEffect(() => {
    if (city === undefined) return;
    // The first question has the streets fetched, so that they are there when the customer types.
    const left = new AbortController();
    search('', left.signal).catch(() => {});
    return () => left.abort();
  }, [city, search]);
  const isAsked = city !== undefined && streetRef === '' && street.trim() !== '';
  const answer = useSuggestions(isAsked ? street.trim() : undefined, search, '');
  const isUnknown = isAsked && !answer.isSearching && answer.found.length === 0;
  return (
    <Combobox
      label={deliveryStepWording.street}
      listLabel={deliveryStepWording.streets}
      name="street"
      placeholder={city ? deliveryStepWording.streetHint : deliveryStepWording.branchNeedsCity}
      maxLength={200}
      required
      disabled={city === undefined}
      text={street}
      note={isUnknown ? deliveryStepWording.streetUnknown : undefined}
      suggested={useSuggested(answer, suggestStreet, street)}
      onType={(typed) => {
        onEdit('street');
        change({ street: typed, streetRef: '' });
      }}
      onChoose={({ key, text }) => change({ street: text, streetRef: key })}
      words={deliveryStepWording.suggestions}
      error={wrong.street}
      onBlur={onLeave}
    />
  );
}
