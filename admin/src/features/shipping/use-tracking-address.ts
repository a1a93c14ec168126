import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import type { ShippedOrder } from './shipped-order.ts';

/** The public tracking page of the parcel. If the request fails, the panel shows no link. */
export function useTrackingAddress({ id, waybill_number }: Pick<ShippedOrder, 'id' | 'waybill_number'>) {
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
