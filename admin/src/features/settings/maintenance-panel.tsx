import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { maintenanceAdminWording as words } from '@shop/wording/admin/settings.ts';
import { switchMaintenance, useIsClosed } from '../../shell/closure-state.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Starts and ends maintenance, with a confirmation. */
export function MaintenancePanel() {
  const isClosed = useIsClosed();
  return (
    <Panel title={words.title}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography role="status">{isClosed ? words.isClosed : words.isOpen}</Typography>
        {isClosed ? (
          <ActionButton
            key="open"
            variant="contained"
            run={() => switchMaintenance(false)}
            done={words.opened}
            ask={{ title: words.openTitle, text: words.openText, agree: words.open }}
          >
            {words.open}
          </ActionButton>
        ) : (
          <ActionButton
            key="close"
            variant="outlined"
            color="error"
            run={() => switchMaintenance(true)}
            done={words.closed}
            ask={{ title: words.closeTitle, text: words.closeText, agree: words.close, isDangerous: true }}
          >
            {words.close}
          </ActionButton>
        )}
      </Stack>
    </Panel>
  );
}
