import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Dashboard } from '@shop/contract/admin/dashboard.ts';
import { dashboardWording as words } from '@shop/wording/admin/dashboard.ts';
import { Link as RouterLink } from 'react-router';
import { moneyText } from '../../ui/money-field.tsx';
import { Panel } from '../../ui/panel.tsx';

export function TopProducts({ products }: { products: Dashboard['top_products'] }) {
  return (
    <Panel title={words.top}>
      <Typography color="text.secondary">{products.length === 0 ? words.nothing : words.topHint}</Typography>
      {products.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{words.product}</TableCell>
              <TableCell align="right">{words.quantity}</TableCell>
              <TableCell align="right">{words.revenue}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {products.map(({ id, name, quantity, revenue }) => (
              <TableRow key={id}>
                <TableCell>
                  <Link component={RouterLink} to={`/products/${id}/show`}>
                    {name}
                  </Link>
                </TableCell>
                <TableCell align="right">{words.pieces(quantity)}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {moneyText(revenue)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
}
