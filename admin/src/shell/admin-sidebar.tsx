import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { Sidebar, type SidebarProps } from 'react-admin';

/**
 * Another one on either side of the width at which it begins to lie over the page. The same one would open there for a
 * moment, when a phone is turned upright, and stay unseen over a page that nobody could press or hear.
 */
export function AdminSidebar(sidebar: SidebarProps) {
  const isOverPage = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (!isOverPage) return <Sidebar key="beside" {...sidebar} />;
  return <Sidebar key="over" {...sidebar} slotProps={{ paper: { 'aria-label': adminWording.menu } }} />;
}
