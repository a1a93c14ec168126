import type { NewParcel } from '../../features/shipping/carrier.ts';

/** What InternetDocument.save takes as the destination. */
export type WaybillDestination = { ServiceType: string; RecipientAddress: string };

export function waybillDestination({ to }: NewParcel['recipient']): WaybillDestination {
  return {
    ServiceType: to.kind === 'locker' ? 'WarehousePostomat' : 'WarehouseWarehouse',
    RecipientAddress: to.branchRef,
  };
}
