import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { allRights, groupOf, isOnlyOwners, type Right, rightGroups } from '@shop/contract/admin/rights.ts';
import { roleRights, staffRoles } from '@shop/contract/admin/roles.ts';
import type { ApiReply } from '@shop/contract/client.ts';
import { rightGroupNames, rightHints, rightNames, roleWording as words } from '@shop/wording/admin/roles.ts';
import { roleNames } from '@shop/wording/admin/staff.ts';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';

type OwnRole = ApiReply<'GET /api/v1/admin/roles/'>['data'][number];
type Shown = { name: string; rights: readonly Right[]; id?: number };

/** The names of rights stay in view while the roles are scrolled on a phone. */
const rightColumn = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 164, sm: 320 },
} as const;
const roleColumn = { minWidth: 104, verticalAlign: 'bottom', overflowWrap: 'anywhere' } as const;

export function RoleTable({ own }: { own: readonly OwnRole[] }) {
  const roles: Shown[] = [...staffRoles.map((role) => ({ name: roleNames[role], rights: roleRights[role] })), ...own];
  return (
    // Focusable, so that the keyboard scrolls it, too.
    <Box tabIndex={0} role="group" aria-label={words.table} sx={{ overflowX: 'auto', mx: -2, px: 2 }}>
      <Table size="small" aria-label={words.table}>
        <TableHead>
          <TableRow>
            <TableCell sx={rightColumn}>{words.right}</TableCell>
            {roles.map(({ name, id }) => (
              <TableCell key={id ?? name} align="center" sx={roleColumn}>
                {id === undefined ? (
                  name
                ) : (
                  <Link component={RouterLink} to={`/roles/${id}`}>
                    {name}
                  </Link>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rightGroups.map((group) => (
            <Fragment key={group}>
              <TableRow>
                <TableCell component="th" scope="rowgroup" sx={{ ...rightColumn, fontWeight: 600, pt: 3 }}>
                  {rightGroupNames[group]}
                </TableCell>
                <TableCell colSpan={roles.length} />
              </TableRow>
              {allRights
                .filter((right) => groupOf(right) === group)
                .map((right) => (
                  <RightRow key={right} right={right} roles={roles} />
                ))}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function RightRow({ right, roles }: { right: Right; roles: readonly Shown[] }) {
  const hint = isOnlyOwners(right) ? words.onlyOwners : rightHints[right];
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={rightColumn}>
        {rightNames[right]}
        <Typography
          variant="caption"
          color="text.secondary"
          component="div"
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          {hint}
        </Typography>
      </TableCell>
      {roles.map(({ name, id, rights }) => (
        <TableCell key={id ?? name} align="center">
          {rights.includes(right) ? (
            <Check color="success" fontSize="small" titleAccess={words.yes} />
          ) : (
            <Box component="span" aria-label={words.no} role="img" sx={{ color: 'text.disabled' }}>
              –
            </Box>
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}
