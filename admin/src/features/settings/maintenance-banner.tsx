import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { owners } from '@shop/contract/admin/roles.ts';
import { maintenanceAdminWording as words } from '@shop/wording/admin/settings.ts';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useIsAllowed } from '../../rights.ts';
import { lookAtMaintenance, useIsClosed } from './maintenance-state.ts';

/** Across every page while customers are shut out: nobody forgets to open again. */
export function MaintenanceBanner() {
  const { pathname } = useLocation();
  const isClosed = useIsClosed();
  const maySwitch = useIsAllowed(owners);
  useEffect(() => {
    // Somebody else may have switched it; without an answer the last one stands.
    if (pathname) lookAtMaintenance().catch(() => {});
  }, [pathname]);
  if (!isClosed) return null;
  return (
    <Alert
      severity="warning"
      variant="filled"
      square
      action={
        maySwitch && (
          <Button component={Link} to="/settings" color="inherit">
            {words.toSettings}
          </Button>
        )
      }
    >
      {words.banner}
    </Alert>
  );
}
