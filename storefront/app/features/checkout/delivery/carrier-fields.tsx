import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import type { FocusEventHandler } from 'react';
import { Combobox } from '../../../ui/combobox.tsx';
import type { Wrong } from '../../../ui/use-touched.ts';
import type { useCarrierAddress } from './use-carrier-address.ts';

const words = { searching: deliveryStepWording.searching, found: deliveryStepWording.found };

/** The carrier's destination: a city, then one of its branches or parcel lockers. */
export function CarrierFields({
  address: { city, branch },
  wrong,
  onLeave,
  onEdit,
}: {
  address: ReturnType<typeof useCarrierAddress>;
  wrong: Wrong;
  onLeave: FocusEventHandler;
  onEdit: (name: string) => void;
}) {
  return (
    <>
      <Combobox
        label={deliveryStepWording.city}
        listLabel={deliveryStepWording.cities}
        name="city"
        placeholder={deliveryStepWording.cityHint}
        maxLength={100}
        required
        text={city.text}
        onType={(text) => {
          onEdit('city');
          city.onType(text);
        }}
        note={city.note}
        suggested={city.suggested}
        onChoose={city.onChoose}
        words={words}
        error={city.error ?? wrong.city}
        onBlur={onLeave}
      />
      <Combobox
        label={deliveryStepWording.branch}
        listLabel={deliveryStepWording.branches}
        name="branch"
        placeholder={city.chosen ? deliveryStepWording.branchHint : deliveryStepWording.branchNeedsCity}
        maxLength={100}
        required
        disabled={city.chosen === undefined}
        text={branch.text}
        onType={(text) => {
          onEdit('branch');
          branch.onType(text);
        }}
        note={branch.note}
        suggested={branch.suggested}
        onChoose={branch.onChoose}
        words={words}
        error={branch.error ?? wrong.branch}
        onBlur={onLeave}
      />
    </>
  );
}
