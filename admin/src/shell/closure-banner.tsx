import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { owners } from '@shop/contract/admin/roles.ts';
import { firstStepsWording } from '@shop/wording/admin/first-steps.ts';
import { maintenanceAdminWording as words } from '@shop/wording/admin/settings.ts';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useIsAllowed } from '../rights.ts';
import { lookAtMaintenance, useIsClosed, useIsNew } from './closure-state.ts';

/** A banner on every page while customers are kept out, so that opening the shop is not forgotten. */
export function ClosureBanner() {
  const { pathname } = useLocation();
  const isClosed = useIsClosed();
  const isNew = useIsNew();
  const maySwitch = useIsAllowed(owners);
  useEffect(() => {
    // Another user may have switched it; if the request fails, the last known state stays.
    if (pathname) lookAtMaintenance().catch(() => {});
  }, [pathname]);
  if (isNew) {
    const isThere = pathname === '/';
    return (
      <Banner severity="info" way={maySwitch && !isThere && { to: '/', words: firstStepsWording.toSteps }}>
        {firstStepsWording.banner}
      </Banner>
    );
  }
  if (!isClosed) return null;
  return (
    <Banner severity="warning" way={maySwitch && { to: '/settings', words: words.toSettings }}>
      {words.banner}
    </Banner>
  );
}

type BannerProps = { severity: 'info' | 'warning'; way: { to: string; words: string } | false; children: ReactNode };

function Banner({ severity, way, children }: BannerProps) {
  return (
    <Alert
      severity={severity}
      variant="filled"
      square
      action={
        way && (
          <Button component={Link} to={way.to} color="inherit">
            {way.words}
          </Button>
        )
      }
    >
      {children}
    </Alert>
  );
}
