import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ImportReport } from '@shop/contract/admin/exchange.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { exchangeWording as words } from '@shop/wording/admin/exchange.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useIsAllowed } from '../../rights.ts';
import { Panel } from '../../ui/panel.tsx';
import { useAction } from '../../ui/use-action.ts';
import { FileDrop } from './file-drop.tsx';
import { ImportReportView } from './import-report-view.tsx';

type Kind = 'products' | 'stock';
type Brought = { file: File; report: ImportReport };

/** Imports start with a preview: nothing changes until it is confirmed. */
export function ImportPanel() {
  const mayEdit = useIsAllowed(right('catalogue_change'));
  const maySell = useIsAllowed(right('stock'));
  const kinds = [...(mayEdit ? (['products'] as const) : []), ...(maySell ? (['stock'] as const) : [])];
  const [chosenKind, chooseKind] = useState<Kind>();
  const [brought, setBrought] = useState<Brought>();
  const kind = chosenKind ?? kinds[0];
  const { act, isUnderWay } = useAction(async (file: File, isDry: boolean) => {
    if (kind === undefined) return;
    const report = await send(kind, file, isDry);
    setBrought({ file, report });
  });
  if (kind === undefined) return null;

  function choose(next: Kind | null) {
    if (next === null) return;
    chooseKind(next);
    setBrought(undefined);
  }

  return (
    <Panel title={words.importing}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {kinds.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={kind}
            aria-label={words.kind}
            disabled={isUnderWay}
            onChange={(_, next: Kind | null) => choose(next)}
          >
            {kinds.map((each) => (
              <ToggleButton key={each} value={each}>
                {words.kinds[each]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
          {words.hints[kind]}
        </Typography>
        {brought === undefined && <FileDrop isDisabled={isUnderWay} onFile={(file) => act(file, true)} />}
        <div role="status" style={{ width: '100%' }}>
          {isUnderWay && (
            <>
              <Typography sx={{ mb: 1 }}>{brought === undefined ? words.checking : words.applying}</Typography>
              <LinearProgress />
            </>
          )}
        </div>
        {brought !== undefined && (
          <>
            <ImportReportView name={brought.file.name} report={brought.report} />
            <Stack direction="row" spacing={1}>
              {isApplicable(brought.report) && (
                <Button variant="contained" loading={isUnderWay} onClick={() => act(brought.file, false)}>
                  {words.apply}
                </Button>
              )}
              <Button disabled={isUnderWay} onClick={() => setBrought(undefined)}>
                {words.other}
              </Button>
            </Stack>
          </>
        )}
      </Stack>
    </Panel>
  );
}

async function send(kind: Kind, file: File, isDry: boolean): Promise<ImportReport> {
  const request = { query: { dry_run: isDry ? ('true' as const) : ('false' as const) }, body: file };
  return kind === 'products'
    ? await api('POST /api/v1/admin/import/products/', request)
    : await api('POST /api/v1/admin/import/stock/', request);
}

function isApplicable({ is_applied, problems_total, preview }: ImportReport): boolean {
  return !is_applied && problems_total === 0 && preview.length > 0;
}
