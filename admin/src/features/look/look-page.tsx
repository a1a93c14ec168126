import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { lookWording as words } from '@shop/wording/admin/look.ts';
import { api } from '../../api.ts';
import { FailureNote } from '../../ui/failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageQuery } from '../../ui/use-page-query.ts';
import { LookForm } from './look-form.tsx';

/** The colours and pictures of the shop itself. */
export function LookPage() {
  const { data: look, failure, put } = usePageQuery('look', () => api('GET /api/v1/admin/look/'));
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, pt: 2, pb: 4 }}>
      <PageHeader title={words.name.split(' |||| ')[0]!} />
      {failure && <FailureNote failure={failure} title={adminWording.failed.settings} />}
      {look === undefined && !failure && <LinearProgress />}
      {look && <LookForm look={look} onSaved={put} />}
    </Stack>
  );
}
