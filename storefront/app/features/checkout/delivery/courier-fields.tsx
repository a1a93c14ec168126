import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import type { FocusEventHandler } from 'react';
import { type CourierAddress, changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { Wrong } from '../../../ui/use-touched.ts';

/** The shop's courier delivers in Kyiv only. */
export function CourierFields({
  address,
  wrong,
  onLeave,
  onEdit,
}: {
  address: CourierAddress;
  wrong: Wrong;
  onLeave: FocusEventHandler;
  onEdit: (name: string) => void;
}) {
  const field = (name: keyof CourierAddress) => ({
    name,
    label: deliveryStepWording[name],
    value: address[name],
    error: wrong[name],
    required: true,
    onBlur: onLeave,
    onChange: (value: string) => {
      onEdit(name);
      changeDraft((draft) => ({ courier: { ...draft.courier, [name]: value } }));
    },
  });
  return (
    <div className="form-grid">
      <TextField label={deliveryStepWording.courierCity} value={deliveryStepWording.kyiv} disabled />
      <TextField {...field('street')} autoComplete="address-line1" maxLength={200} />
      <TextField {...field('house')} autoComplete="off" maxLength={50} />
      <TextField {...field('apartment')} autoComplete="address-line2" maxLength={50} />
    </div>
  );
}
