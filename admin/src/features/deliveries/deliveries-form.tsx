import Stack from '@mui/material/Stack';
import type { AdminDeliveries } from '@shop/contract/admin/deliveries.ts';
import { deliveriesWording as words } from '@shop/wording/admin/deliveries.ts';
import { useState } from 'react';
import { Form, HttpError, SaveButton, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { api } from '../../api.ts';
import { errorMessage, type RefusalBody, refusalCode } from '../../call-api.ts';
import { useForgetDraft } from '../../drafts/draft-offer.tsx';
import { FormDraft } from '../../drafts/form-draft.tsx';
import { SaveConflict } from '../../ui/save-conflict.tsx';
import { CourierZones, PickupPoints } from './delivery-places.tsx';
import { DeliverySwitches } from './delivery-switches.tsx';
import { type DeliveryValues, toBody, toValues } from './delivery-values.ts';
import { DispatchTimes } from './dispatch-times.tsx';
import { PaymentRules } from './payment-rules.tsx';

/** Names the draft of this form, which has no record id of its own. */
const recordId = 'deliveries';

export function DeliveriesForm({
  deliveries,
  read,
  onSaved,
}: {
  deliveries: AdminDeliveries;
  read: () => Promise<AdminDeliveries>;
  onSaved: (deliveries: AdminDeliveries) => void;
}) {
  const notify = useNotify();
  const leaveIfDenied = useLogoutIfAccessDenied();
  const forgetDraft = useForgetDraft(`deliveries/${recordId}`);
  const [hasConflict, setHasConflict] = useState(false);

  async function save(values: object) {
    try {
      const body = toBody(values as DeliveryValues);
      const saved = await api('PUT /api/v1/admin/deliveries/', { body });
      forgetDraft();
      onSaved(saved);
      notify(words.saved, { type: 'success' });
      return undefined;
    } catch (error) {
      if (refusalCode(error) === 'changed_meanwhile') setHasConflict(true);
      else if (!(await leaveIfDenied(error))) notify(errorMessage(error), { type: 'error' });
      return error instanceof HttpError ? (error.body as RefusalBody | undefined)?.errors : undefined;
    }
  }

  async function showTheirs() {
    try {
      onSaved(await read());
      setHasConflict(false);
    } catch (error) {
      notify(errorMessage(error), { type: 'error' });
    }
  }

  return (
    <Form record={{ id: recordId, ...toValues(deliveries) }} onSubmit={save} warnWhenUnsavedChanges>
      <Stack spacing={2}>
        {hasConflict && <SaveConflict onShowTheirs={showTheirs} />}
        <FormDraft />
        <DeliverySwitches connected={deliveries.connected} />
        <CourierZones />
        <PickupPoints />
        <PaymentRules connected={deliveries.connected} />
        <DispatchTimes />
        {/* Also without a change: the owner of a new shop agrees with the rules as they stand. */}
        <SaveButton alwaysEnable sx={{ alignSelf: 'flex-start' }} />
      </Stack>
    </Form>
  );
}
