import { Layout, type LayoutProps } from 'react-admin';
import { MaintenanceBanner } from '../features/settings/maintenance-banner.tsx';
import { OfficeMenu } from '../menu.tsx';
import { SecondFactorGate } from '../second-factor/second-factor-gate.tsx';
import { OfficeBar } from './office-bar.tsx';
import { OfficeSidebar } from './office-sidebar.tsx';
import { OtherAddress } from './other-address.tsx';
import { PriceQuestion } from './price-question.tsx';

/** Whoever must have a second factor sees nothing else until it is set up: the server would refuse everything. */
export function OfficeLayout({ children, ...layout }: LayoutProps) {
  return (
    <Layout {...layout} appBar={OfficeBar} menu={OfficeMenu} sidebar={OfficeSidebar}>
      <OtherAddress />
      <MaintenanceBanner />
      <PriceQuestion />
      <SecondFactorGate>{children}</SecondFactorGate>
    </Layout>
  );
}
