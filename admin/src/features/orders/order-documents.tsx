import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ordersWording } from '@shop/wording/admin/orders.ts';

/** Documents to print, each in a new tab. */
export function OrderDocuments({ id }: { id: number }) {
  const { packingSlip, invoice } = ordersWording.documents;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Paper address={`/api/v1/admin/orders/${id}/packing-slip/`}>{packingSlip}</Paper>
      <Paper address={`/api/v1/admin/orders/${id}/invoice/`}>{invoice}</Paper>
    </Stack>
  );
}

function Paper({ address, children }: { address: string; children: string }) {
  return (
    <Button href={address} target="_blank" rel="noopener" startIcon={<PrintIcon />}>
      {children}
    </Button>
  );
}
