import type { Branch } from '@shop/contract/delivery.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { useCallback } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { branchSuggestion, cityFields } from './carrier-names.ts';
import { CityField } from './city-field.tsx';
import type { DeliveryFieldsProps, DeliveryForm } from './delivery-form.ts';
import { useChoice } from './use-choice.ts';
import type { Search } from './use-suggestions.ts';

/** A settlement, then one of its branches or parcel lockers. */
export const branchForm: DeliveryForm = {
  Fields: BranchFields,
  check: ({ carrier }) => ({
    ...(!carrier.city && { city: deliveryStepWording.cityRequired }),
    ...(!carrier.branch && { branch: deliveryStepWording.branchRequired }),
  }),
  body: ({ carrier: { city, branch } }) => ({
    delivery_type: 'nova_poshta',
    delivery_info: {
      ...cityFields(city),
      branch: branch?.number ?? '',
      branch_ref: branch?.ref,
    },
  }),
};

function BranchFields(props: DeliveryFieldsProps) {
  return (
    <>
      <CityField {...props} />
      {/* What was typed belongs to the settlement. */}
      <BranchField key={props.draft.carrier.city?.ref} {...props} />
    </>
  );
}

function BranchField({ draft, wrong, onLeave, onEdit }: DeliveryFieldsProps) {
  const { city, branch: chosen } = draft.carrier;
  const search = useCallback<Search<Branch>>(
    (post, signal) =>
      browserApi('GET /api/v1/np/search/post/', {
        query: { ...cityFields(city), post },
        signal,
      }),
    [city],
  );
  const { error, onType, ...branch } = useChoice({
    chosen,
    toSuggestion: branchSuggestion,
    search,
    fewestCharacters: 1,
    failure: deliveryStepWording.branchFailed,
    onChange: (next) => changeDraft(({ carrier }) => ({ carrier: { ...carrier, branch: next } })),
  });
  return (
    <Combobox
      {...branch}
      label={deliveryStepWording.branch}
      listLabel={deliveryStepWording.branches}
      name="branch"
      placeholder={city ? deliveryStepWording.branchHint : deliveryStepWording.branchNeedsCity}
      maxLength={100}
      required
      disabled={city === undefined}
      onType={(text) => {
        onEdit('branch');
        onType(text);
      }}
      words={deliveryStepWording.suggestions}
      error={error ?? wrong.branch}
      onBlur={onLeave}
    />
  );
}
