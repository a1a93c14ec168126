import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ApiReply } from '@shop/contract/client.ts';
import type { BlockPlace } from '@shop/domain/block-kinds.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { blockEditorWording as words } from '@shop/wording/admin/block-editor.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { Draft } from './use-draft.ts';

export type BlockVersion = ApiReply<'GET /api/v1/admin/blocks/:place/versions/'>[number];

type VersionsDrawerProps = {
  place: BlockPlace;
  draft: Pick<Draft, 'publishAgain' | 'takeBack'>;
  isOpen: boolean;
  onOpen: (version: BlockVersion) => void;
  onClose: () => void;
};

const tones = { planned: 'warning', shown: 'success', past: 'info' } as const;

/** Every version of a place: looked at, published again, or taken back before it starts. */
export function VersionsDrawer({ place, draft, isOpen, onOpen, onClose }: VersionsDrawerProps) {
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['block versions', place],
    queryFn: () => api('GET /api/v1/admin/blocks/:place/versions/', { params: { place } }),
    enabled: isOpen,
    staleTime: 0,
  });

  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 360, maxWidth: 1 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 2, pb: 1 }}>
        <Typography variant="h2" id={id}>
          {words.versions}
        </Typography>
        <IconButton aria-label={words.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, pb: 2 }}>
        {error && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={() => void refetch()}>
                {adminWording.failed.again}
              </Button>
            }
          >
            {words.versionsFailed}
          </Alert>
        )}
        {!data && !error && [0, 1, 2].map((row) => <Skeleton key={row} height={84} />)}
        {data?.length === 0 && <Typography color="text.secondary">{words.noVersions}</Typography>}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {(data ?? []).map((each) => (
            <Box component="li" key={each.version} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                <Typography variant="h3">{words.version(each.version)}</Typography>
                <StatusChip tone={tones[each.state]} label={words.states[each.state]} />
              </Box>
              <Typography variant="body2" color="text.secondary">
                {shortDateAndTime(new Date(each.published_at))}, {each.published_by ?? words.byShop}
                {each.state === 'planned' && (
                  <Box component="span" sx={{ display: 'block' }}>
                    {words.starts(each.starts_at)}
                  </Box>
                )}
              </Typography>
              <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5, ml: -0.75 }}>
                <Button onClick={() => onOpen(each)}>{words.open}</Button>
                {each.state === 'past' && (
                  <ActionButton
                    run={async () => {
                      await draft.publishAgain(each.version);
                      onClose();
                    }}
                    done={words.restored}
                    ask={{
                      title: words.restoreTitle(each.version),
                      text: words.restoreText,
                      agree: words.restore,
                    }}
                  >
                    {words.restore}
                  </ActionButton>
                )}
                {each.state === 'planned' && (
                  <ActionButton
                    run={async () => {
                      await draft.takeBack();
                      onClose();
                    }}
                    done={words.takenBack}
                    ask={{ title: words.takeBackTitle, text: words.takeBackText, agree: words.takeBack }}
                  >
                    {words.takeBack}
                  </ActionButton>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Drawer>
  );
}
