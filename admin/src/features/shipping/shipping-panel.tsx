import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { deliveryFacts, isByCarrier } from '@shop/domain/deliveries.ts';
import { shippingWording as words } from '@shop/wording/admin/shipping.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { Panel } from '../../ui/panel.tsx';
import type { ShippedOrder } from './shipped-order.ts';
import { ShippingActions } from './shipping-actions.tsx';

/** The parcel of an order. Orders for pickup need none. */
export function ShippingPanel({ order }: { order: ShippedOrder }) {
  if (deliveryFacts(order.delivery_type).isFetched) return null;
  return (
    <Panel title={words.title}>
      <Stack spacing={1.5}>
        {isByCarrier(order.delivery_type) ? (
          <Parcel order={order} />
        ) : (
          <Typography color="text.secondary">{words.ownCourier}</Typography>
        )}
        <ShippingActions order={order} />
      </Stack>
    </Panel>
  );
}

function Parcel({ order }: { order: ShippedOrder }) {
  const trackingAddress = useTrackingAddress(order);
  if (order.waybill_number === null)
    return (
      <Typography color="text.secondary">{order.state === 'new' ? words.confirmFirst : words.noWaybill}</Typography>
    );
  return (
    <>
      <Fact label={words.waybill}>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
          {order.waybill_number.replace(/^(\d{2})(\d{4})(\d{4})(\d{4})$/, '$1 $2 $3 $4')}
        </Typography>
      </Fact>
      <Fact label={words.status}>
        <Typography>{order.carrier_status || words.notAsked}</Typography>
        {order.tracked !== null && (
          <Typography variant="body2" color="text.secondary">
            {words.asked(shortDateAndTime(new Date(order.tracked)))}
          </Typography>
        )}
        {trackingAddress !== undefined && (
          <Link href={trackingAddress} target="_blank" rel="noreferrer">
            {words.follow}
          </Link>
        )}
      </Fact>
      {order.state === 'confirmed' && <Typography color="text.secondary">{words.packFirst}</Typography>}
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <Typography variant="caption" color="text.secondary">
        {label}
      </Typography>
      {children}
    </div>
  );
}

/** The public tracking page of the parcel. If the request fails, the panel shows no link. */
function useTrackingAddress({ id, waybill_number }: Pick<ShippedOrder, 'id' | 'waybill_number'>) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    setAddress(undefined);
    if (waybill_number === null) return;
    let isStillShown = true;
    api('GET /api/v1/admin/orders/:id/shipping/', { params: { id } }).then(
      ({ tracking_address }) => isStillShown && setAddress(tracking_address ?? undefined),
      () => {},
    );
    return () => {
      isStillShown = false;
    };
  }, [id, waybill_number]);
  return address;
}
