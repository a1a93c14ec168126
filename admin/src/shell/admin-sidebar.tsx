import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { Sidebar, type SidebarProps } from 'react-admin';

/**
 * Different keys below and above the breakpoint at which it covers the page. With one key, turning a phone upright
 * would open it for a moment, and an invisible backdrop would block the page.
 */
export function AdminSidebar(sidebar: SidebarProps) {
  const isOverPage = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (!isOverPage) return <Sidebar key="beside" {...sidebar} />;
  return <Sidebar key="over" {...sidebar} slotProps={{ paper: { 'aria-label': adminWording.menu } }} />;
}
