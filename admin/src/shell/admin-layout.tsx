import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { Layout, type LayoutProps, Sidebar, type SidebarProps } from 'react-admin';
import { AdminMenu } from '../menu.tsx';
import { SecondFactorGate } from '../second-factor/second-factor-gate.tsx';
import { AdminBar } from './admin-bar.tsx';
import { ClosureBanner } from './closure-banner.tsx';
import { OtherAddress } from './other-address.tsx';
import { PriceQuestion } from './price-question.tsx';

/** Shows only the set-up while a required second factor is off: the server would refuse everything else. */
export function AdminLayout({ children, ...layout }: LayoutProps) {
  return (
    <Layout {...layout} appBar={AdminBar} menu={AdminMenu} sidebar={AdminSidebar}>
      <OtherAddress />
      <PriceQuestion />
      <SecondFactorGate>
        <ClosureBanner />
        {children}
      </SecondFactorGate>
    </Layout>
  );
}

/**
 * Different keys below and above the breakpoint at which it covers the page. With one key, turning a phone upright
 * would open it for a moment, and an invisible backdrop would block the page.
 */
function AdminSidebar(sidebar: SidebarProps) {
  const isOverPage = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (!isOverPage) return <Sidebar key="beside" {...sidebar} />;
  return <Sidebar key="over" {...sidebar} slotProps={{ paper: { 'aria-label': adminWording.menu } }} />;
}
