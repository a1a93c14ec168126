import OpenInNew from '@mui/icons-material/OpenInNew';
import Person from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { AppBar, LoadingIndicator, Logout, TitlePortal, UserMenu, useGetIdentity, useUserMenu } from 'react-admin';
import { Link } from 'react-router';
import { useTabTitle } from './use-tab-title.ts';
import { Wordmark } from './wordmark.tsx';

export function AdminBar() {
  const { identity } = useGetIdentity();
  useTabTitle();
  return (
    <AppBar
      toolbar={<LoadingIndicator />}
      userMenu={
        // The accessible name must contain the visible name.
        <UserMenu {...(identity?.fullName !== undefined && { label: identity.fullName })}>
          <ProfileItem />
          <Logout />
        </UserMenu>
      }
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' }, width: 176, pr: 2 }}>
        <Wordmark />
      </Box>
      {/* A long title gets an ellipsis; react-admin's own wrapper cuts it without one. */}
      <TitlePortal variant="h1" component="h1" sx={{ '& span': { display: 'inline' } }} />
      <Button
        href="/"
        target="_blank"
        color="inherit"
        startIcon={<OpenInNew />}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {adminWording.toShop}
      </Button>
    </AppBar>
  );
}

function ProfileItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/profile" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <Person fontSize="small" />
      </ListItemIcon>
      <ListItemText>{adminWording.profile}</ListItemText>
    </MenuItem>
  );
}
