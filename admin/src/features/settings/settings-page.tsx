import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { AdminSettings } from '@shop/contract/admin/settings.ts';
import { settingsWording as words } from '@shop/wording/admin/settings.ts';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../api.ts';
import { wordsOf } from '../../call-api.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { MaintenancePanel } from './maintenance-panel.tsx';
import { SettingsForm } from './settings-form.tsx';

/** What the owner decides about the whole shop. */
export function SettingsPage() {
  const notify = useNotify();
  const [settings, setSettings] = useState<AdminSettings>();
  useEffect(() => {
    api('GET /api/v1/admin/settings/').then(setSettings, (error) => notify(wordsOf(error), { type: 'error' }));
  }, [notify]);
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, pt: 2, pb: 4 }}>
      <PageHeader title={words.name.split(' |||| ')[0]!} />
      <MaintenancePanel />
      {settings === undefined ? <LinearProgress /> : <SettingsForm settings={settings} onSaved={setSettings} />}
    </Stack>
  );
}
