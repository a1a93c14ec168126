import { sellers } from '@shop/contract/admin/roles.ts';
import { useIsAllowed } from '../../rights.ts';
import { EditorWelcome } from './editor-welcome.tsx';
import { SellerDashboard } from './seller-dashboard.tsx';

/** Figures for sellers; links for content editors. */
export function DashboardPage() {
  return useIsAllowed(sellers) ? <SellerDashboard /> : <EditorWelcome />;
}
