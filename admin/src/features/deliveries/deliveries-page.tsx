import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { deliveriesWording as words } from '@shop/wording/admin/deliveries.ts';
import { api } from '../../api.ts';
import { FailureNote } from '../../ui/failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageQuery } from '../../ui/use-page-query.ts';
import { DeliveriesForm } from './deliveries-form.tsx';

const readDeliveries = () => api('GET /api/v1/admin/deliveries/');

/** How orders are delivered and paid. */
export function DeliveriesPage() {
  const { data: deliveries, failure, put } = usePageQuery('deliveries', readDeliveries);
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, pt: 2, pb: 4 }}>
      <PageHeader title={words.name.split(' |||| ')[0]!}>{words.text}</PageHeader>
      {failure && <FailureNote failure={failure} title={adminWording.failed.settings} />}
      {deliveries === undefined && !failure && <LinearProgress />}
      {deliveries && <DeliveriesForm deliveries={deliveries} read={readDeliveries} onSaved={put} />}
    </Stack>
  );
}
