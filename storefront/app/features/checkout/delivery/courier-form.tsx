import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { courierCity } from '@shop/wording/delivery-addresses.ts';
import { type CourierAddress, changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { DeliveryFieldsProps, DeliveryForm } from './delivery-form.ts';

/** The shop's courier delivers in Kyiv only. */
export const courierForm: DeliveryForm = {
  Fields: CourierFields,
  check({ courier }) {
    const empty = (['street', 'house', 'apartment'] as const).filter((name) => courier[name].trim() === '');
    return Object.fromEntries(empty.map((name) => [name, deliveryStepWording.required[name]]));
  },
  body: ({ courier }) => ({
    delivery_type: 'courier',
    delivery_info: {
      courierCity,
      courierStreet: courier.street,
      courierHouse: courier.house,
      courierApartment: courier.apartment,
    },
  }),
};

function CourierFields({ draft: { courier }, wrong, onLeave, onEdit }: DeliveryFieldsProps) {
  const field = (name: keyof CourierAddress) => ({
    name,
    label: deliveryStepWording[name],
    value: courier[name],
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
      <TextField label={deliveryStepWording.courierCity} value={courierCity} disabled />
      <TextField {...field('street')} autoComplete="address-line1" maxLength={200} />
      <TextField {...field('house')} autoComplete="off" maxLength={50} />
      <TextField {...field('apartment')} autoComplete="address-line2" maxLength={50} />
    </div>
  );
}
