import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { officeWording } from '@shop/wording/admin/office.ts';
import { Sidebar, type SidebarProps } from 'react-admin';

/**
 * Another one on either side of the width at which it begins to lie over the page. The same one would open there for a
 * moment, when a phone is turned upright, and stay unseen over a page that nobody could press or hear.
 */
export function OfficeSidebar(sidebar: SidebarProps) {
  const isOverPage = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (!isOverPage) return <Sidebar key="beside" {...sidebar} />;
  return <Sidebar key="over" {...sidebar} slotProps={{ paper: { 'aria-label': officeWording.menu } }} />;
}
