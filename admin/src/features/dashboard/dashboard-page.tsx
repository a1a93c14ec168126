import { sellers } from '@shop/contract/admin/roles.ts';
import { useIsAllowed } from '../../rights.ts';
import { EditorWelcome } from './editor-welcome.tsx';
import { SellerDashboard } from './seller-dashboard.tsx';

/** Whoever sells sees how it goes; whoever edits sees where to begin. */
export function DashboardPage() {
  return useIsAllowed(sellers) ? <SellerDashboard /> : <EditorWelcome />;
}
