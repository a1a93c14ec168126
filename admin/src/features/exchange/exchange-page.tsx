import Stack from '@mui/material/Stack';
import { exchangeWording } from '@shop/wording/admin/exchange.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ExportPanel } from './export-panel.tsx';
import { FeedsPanel } from './feeds-panel.tsx';
import { ImportPanel } from './import-panel.tsx';

export function ExchangePage() {
  return (
    <>
      <PageHeader title={exchangeWording.name} />
      <Stack spacing={2} sx={{ my: 2 }}>
        <ImportPanel />
        <ExportPanel />
        <FeedsPanel />
      </Stack>
    </>
  );
}
