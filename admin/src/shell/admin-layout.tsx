import { Layout, type LayoutProps } from 'react-admin';
import { MaintenanceBanner } from '../features/settings/maintenance-banner.tsx';
import { AdminMenu } from '../menu.tsx';
import { SecondFactorGate } from '../second-factor/second-factor-gate.tsx';
import { AdminBar } from './admin-bar.tsx';
import { AdminSidebar } from './admin-sidebar.tsx';
import { OtherAddress } from './other-address.tsx';
import { PriceQuestion } from './price-question.tsx';

/** Shows only the set-up while a required second factor is off: the server would refuse everything else. */
export function AdminLayout({ children, ...layout }: LayoutProps) {
  return (
    <Layout {...layout} appBar={AdminBar} menu={AdminMenu} sidebar={AdminSidebar}>
      <OtherAddress />
      <MaintenanceBanner />
      <PriceQuestion />
      <SecondFactorGate>{children}</SecondFactorGate>
    </Layout>
  );
}
