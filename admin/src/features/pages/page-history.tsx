import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ApiReply } from '@shop/contract/client.ts';
import { pagesWording as words } from '@shop/wording/admin/pages.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { api } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { EditedPage } from './edited-page.ts';
import { PagePreview } from './page-preview.tsx';

type Version = ApiReply<'GET /api/v1/admin/information-pages/:id/versions/'>[number];

/** All published versions; an old one can be published again. */
export function PageHistory() {
  const page = useRecordContext<EditedPage>();
  const [versions, setVersions] = useState<readonly Version[] | 'failed'>();
  const [shown, setShown] = useState<Version>();
  const { id, version: now } = page ?? {};
  useEffect(() => {
    // Loaded again after each publication.
    if (id === undefined || now === undefined) return;
    api('GET /api/v1/admin/information-pages/:id/versions/', { params: { id } }).then(setVersions, () =>
      setVersions('failed'),
    );
  }, [id, now]);
  if (page === undefined) return null;
  return (
    <Box sx={{ width: { xs: '100%', md: 320 }, ml: { md: 2 }, mt: { xs: 2, md: 0 } }}>
      <Panel title={words.history}>
        {versions === undefined && <LinearProgress />}
        {versions === 'failed' && <Typography color="error">{words.failed}</Typography>}
        {Array.isArray(versions) && versions.length === 0 && <Typography>{words.noHistory}</Typography>}
        <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {Array.isArray(versions) &&
            versions.map((each: Version) => (
              <Box component="li" key={each.version}>
                <Typography variant="h3">
                  {words.version(each.version)}
                  {each.version === now && page.state === 'published' && ` · ${words.now}`}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {shortDateAndTime(new Date(each.published_at))}, {each.published_by ?? words.byShop}
                </Typography>
                <Button onClick={() => setShown(each)}>{words.open}</Button>
                {(each.version !== now || page.state === 'withdrawn') && (
                  <RestoreButton page={page} version={each.version} />
                )}
              </Box>
            ))}
        </Stack>
      </Panel>
      {shown && <PagePreview {...shown} onClose={() => setShown(undefined)} />}
    </Box>
  );
}

function RestoreButton({ page: { id }, version }: { page: EditedPage; version: number }) {
  return (
    <ActionButton
      run={() => api('POST /api/v1/admin/information-pages/:id/restore/', { params: { id }, body: { version } })}
      done={words.restored}
      ask={{ title: words.restoreTitle(version), text: words.restoreText, agree: words.restore }}
    >
      {words.restore}
    </ActionButton>
  );
}
