import type { AdminDeliveries } from '@shop/contract/admin/deliveries.ts';
import { deliveriesWording as words } from '@shop/wording/admin/deliveries.ts';
import { api } from '../../api.ts';
import { OnlyForm } from '../../ui/only-form.tsx';
import { CourierZones, PickupPoints } from './delivery-places.tsx';
import { DeliverySwitches } from './delivery-switches.tsx';
import { type DeliveryValues, toBody, toValues } from './delivery-values.ts';
import { DispatchTimes } from './dispatch-times.tsx';
import { PaymentRules } from './payment-rules.tsx';

export function DeliveriesForm({
  deliveries,
  read,
  onSaved,
}: {
  deliveries: AdminDeliveries;
  read: () => Promise<AdminDeliveries>;
  onSaved: (deliveries: AdminDeliveries) => void;
}) {
  return (
    <OnlyForm
      name="deliveries"
      values={toValues(deliveries)}
      read={read}
      save={(values) => api('PUT /api/v1/admin/deliveries/', { body: toBody(values as DeliveryValues) })}
      saved={words.saved}
      onSaved={onSaved}
      // The owner of a new shop agrees with the rules as they stand.
      alwaysSaves
    >
      <DeliverySwitches connected={deliveries.connected} />
      <CourierZones />
      <PickupPoints />
      <PaymentRules connected={deliveries.connected} />
      <DispatchTimes />
    </OnlyForm>
  );
}
