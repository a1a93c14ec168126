import TextField from '@mui/material/TextField';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { orderStepWording } from '@shop/wording/admin/orders.ts';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { api } from '../../../api.ts';
import type { RefusalBody } from '../../../call-api.ts';
import { type DeliveryFields, deliveryBody, fieldMessages, toDeliveryFields } from './delivery-fields.ts';
import { StepDialog } from './step-dialog.tsx';

/** Changes recipient or address. Field errors are shown beside the fields. */
export function ChangeDelivery({ order }: { order: AdminOrder }) {
  const wording = orderStepWording.changeDelivery;
  const [fields, setFields] = useState<DeliveryFields>(toDeliveryFields(order));
  const [messages, setMessages] = useState<Partial<DeliveryFields>>({});

  function begin() {
    setFields(toDeliveryFields(order));
    setMessages({});
  }

  async function change() {
    const body = deliveryBody(order, fields);
    try {
      return await api('PUT /api/v1/admin/orders/:id/delivery/', { params: { id: order.id }, body });
    } catch (error) {
      if (error instanceof HttpError) setMessages(fieldMessages((error.body as RefusalBody | undefined)?.errors));
      throw error;
    }
  }

  return (
    <StepDialog
      button={wording.button}
      title={wording.title}
      agree={wording.save}
      done={wording.done}
      onOpen={begin}
      run={change}
    >
      {(Object.keys(fields) as (keyof DeliveryFields)[]).map((name) => (
        <TextField
          key={name}
          label={wording[name]}
          value={fields[name]}
          onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
          error={messages[name] !== undefined}
          helperText={messages[name]}
          required
        />
      ))}
    </StepDialog>
  );
}
