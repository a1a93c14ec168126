import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Dashboard } from '@shop/contract/admin/dashboard.ts';
import { dashboardWording as words } from '@shop/wording/admin/dashboard.ts';
import { soldThing } from '@shop/wording/sold-things.ts';
import { Link as RouterLink } from 'react-router';
import { Panel } from '../../ui/panel.tsx';

/** The variants with the lowest stock. */
export function LowStock({ total, variants, to }: Dashboard['low_stock'] & { to: string }) {
  const all = total > variants.length && (
    <Button component={RouterLink} to={to}>
      {words.allLow}
    </Button>
  );
  return (
    <Panel title={words.lowStock} actions={all}>
      {total === 0 ? (
        <Typography color="text.secondary">{words.allIsWell}</Typography>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{words.product}</TableCell>
              <TableCell align="right">{words.stock}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {variants.map(({ id, product_id, stock, ...variant }) => (
              <TableRow key={id}>
                <TableCell>
                  <Link component={RouterLink} to={`/products/${product_id}/show`}>
                    {soldThing({ kind: 'product', ...variant })}
                  </Link>
                </TableCell>
                <TableCell align="right" sx={{ color: stock === 0 ? 'error.main' : 'text.primary' }}>
                  {words.pieces(stock)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
}
