import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { settingsWording as words } from '@shop/wording/admin/settings.ts';
import { api } from '../../api.ts';
import { lookAtMaintenance } from '../../shell/closure-state.ts';
import { FailureNote } from '../../ui/failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageQuery } from '../../ui/use-page-query.ts';
import { MaintenancePanel } from './maintenance-panel.tsx';
import { SettingsForm } from './settings-form.tsx';

/** The owner's settings of the whole shop. */
export function SettingsPage() {
  const { data: settings, failure, put } = usePageQuery('settings', readSettings);
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, pt: 2, pb: 4 }}>
      <PageHeader title={words.name.split(' |||| ')[0]!} />
      {failure && <FailureNote failure={failure} title={adminWording.failed.settings} />}
      {settings === undefined && !failure && <LinearProgress />}
      {settings && (
        <>
          <MaintenancePanel />
          <SettingsForm settings={settings} onSaved={put} />
        </>
      )}
    </Stack>
  );
}

/** Also reads the maintenance state, so that the panel never shows a guess. */
async function readSettings() {
  const [settings] = await Promise.all([api('GET /api/v1/admin/settings/'), lookAtMaintenance()]);
  return settings;
}
