import { right } from '@shop/contract/admin/rights.ts';
import { useIsAllowed } from '../../rights.ts';
import { EditorWelcome } from './editor-welcome.tsx';
import { SellerDashboard } from './seller-dashboard.tsx';

/** Figures for sellers; links for content editors. */
export function DashboardPage() {
  return useIsAllowed(right('dashboard')) ? <SellerDashboard /> : <EditorWelcome />;
}
