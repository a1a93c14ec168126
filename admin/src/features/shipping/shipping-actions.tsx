import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isByCarrier } from '@shop/domain/deliveries.ts';
import { shippingWording as words } from '@shop/wording/admin/shipping.ts';
import { api } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { CreateWaybillButton } from './create-waybill-button.tsx';
import type { ShippedOrder } from './shipped-order.ts';
import { TypeWaybillButton } from './type-waybill-button.tsx';

/** Possible actions for the parcel, the next one first. */
export function ShippingActions({ order }: { order: ShippedOrder }) {
  const { id, state, waybill_number, waybill_ref } = order;
  const params = { id };
  const hasCarrier = isByCarrier(order.delivery_type);
  const hasWaybill = waybill_number !== null;
  const isReady = state === 'confirmed' || state === 'packed';
  const hasLeft = state === 'shipped' || state === 'completed' || state === 'returned';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {state === 'packed' && (hasWaybill || !hasCarrier) && (
        <ActionButton
          variant="contained"
          run={() => api('POST /api/v1/admin/orders/:id/ship/', { params, body: {} })}
          done={words.shipped}
          ask={{
            title: words.shipTitle,
            text: <Typography>{hasCarrier ? words.shipText : words.shipByCourierText}</Typography>,
            agree: words.ship,
          }}
        >
          {words.ship}
        </ActionButton>
      )}
      {hasCarrier && isReady && !hasWaybill && <CreateWaybillButton orderId={id} />}
      {waybill_ref !== null && (
        <Button variant="outlined" href={`/api/v1/admin/orders/${id}/label/`} target="_blank" rel="noreferrer">
          {words.print}
        </Button>
      )}
      {hasWaybill && state === 'shipped' && (
        <ActionButton variant="outlined" run={() => api('POST /api/v1/admin/orders/:id/track/', { params })}>
          {words.ask}
        </ActionButton>
      )}
      {hasCarrier && (isReady || state === 'shipped') && waybill_ref === null && (
        <TypeWaybillButton orderId={id} number={waybill_number} hasLeft={hasLeft} />
      )}
      {hasWaybill && !hasLeft && (
        <ActionButton
          color="error"
          run={() => api('DELETE /api/v1/admin/orders/:id/waybill/', { params })}
          done={words.deleted}
          ask={{
            title: words.deleteTitle,
            text: <Typography>{waybill_ref === null ? words.forgetText : words.deleteText}</Typography>,
            agree: words.delete,
            isDangerous: true,
          }}
        >
          {words.delete}
        </ActionButton>
      )}
    </Stack>
  );
}
