import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { owners } from '@shop/contract/admin/roles.ts';
import { maintenanceAdminWording as words } from '@shop/wording/admin/settings.ts';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useIsAllowed } from '../../rights.ts';
import { lookAtMaintenance, useIsClosed } from './maintenance-state.ts';

/** A banner on every page during maintenance, so that opening the shop again is not forgotten. */
export function MaintenanceBanner() {
  const { pathname } = useLocation();
  const isClosed = useIsClosed();
  const maySwitch = useIsAllowed(owners);
  useEffect(() => {
    // Another user may have switched it; if the request fails, the last known state stays.
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
