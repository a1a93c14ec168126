import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { roleWording as words } from '@shop/wording/admin/roles.ts';
import { CreateButton } from 'react-admin';
import { api } from '../../api.ts';
import { FailureNote } from '../../ui/failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { usePageQuery } from '../../ui/use-page-query.ts';
import { RoleTable } from './role-table.tsx';

const readRoles = () => api('GET /api/v1/admin/roles/');

/** What each role may do: those that every shop has, and its own. */
export function RoleList() {
  const { data, failure } = usePageQuery('roles', readRoles);
  return (
    <Box sx={{ pt: 2 }}>
      <PageHeader
        title={words.name.split(' |||| ')[1]!}
        actions={<CreateButton variant="contained" label={words.create} />}
      >
        {words.atOnce}
      </PageHeader>
      {failure && <FailureNote failure={failure} title={adminWording.failed.list} />}
      {data === undefined && !failure && <Skeleton variant="rounded" height={480} />}
      {data && (
        <Panel title={words.table}>
          {data.total === 0 && (
            <Typography color="text.secondary" sx={{ mb: 2 }}>
              {words.noneYet}
            </Typography>
          )}
          <RoleTable own={data.data} />
        </Panel>
      )}
    </Box>
  );
}
