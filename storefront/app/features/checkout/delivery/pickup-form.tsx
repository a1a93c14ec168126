import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { useId } from 'react';
import { changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { useDeliveryRules } from '../../../goods/use-delivery-rules.ts';
import { describedBy, FieldError } from '../../../ui/field-error.tsx';
import type { DeliveryFieldsProps, DeliveryForm } from './delivery-form.ts';

/** Of one point nothing is asked. */
export const pickupForm: DeliveryForm = {
  Fields: PickupFields,
  check: ({ pointId }, { points }) =>
    points.length < 2 || points.some(({ id }) => id === pointId) ? {} : { point_id: deliveryStepWording.pointRequired },
  body: ({ pointId }, { points }) => ({
    delivery_type: 'pickup',
    delivery_info: points.length < 2 || pointId === undefined ? {} : { point_id: pointId },
  }),
};

function PickupFields({ draft: { pointId }, wrong, onEdit }: DeliveryFieldsProps) {
  const { points } = useDeliveryRules().rules;
  const id = useId();
  return (
    <>
      {points.length > 1 && (
        <fieldset className="points" {...describedBy(id, wrong.point_id)}>
          <legend className="sr">{deliveryStepWording.points}</legend>
          {points.map((point) => (
            <label key={point.id} className="opt-row">
              <input
                type="radio"
                name="point_id"
                checked={point.id === pointId}
                onChange={() => {
                  onEdit('point_id');
                  changeDraft(() => ({ pointId: point.id }));
                }}
              />
              <span className="opt-row__t">
                {point.address}
                {point.hours && <span className="opt-row__s">{point.hours}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <FieldError id={id}>{wrong.point_id}</FieldError>
      <p className="t-small soft">{deliveryStepWording.pickupHint}</p>
    </>
  );
}
