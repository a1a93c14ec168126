import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { StockMovement } from '@shop/contract/admin/stock.ts';
import { stockWording as words } from '@shop/wording/admin/products.ts';
import { useEffect, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../call-api.ts';
import { OrderLink } from '../../../ui/order-link.tsx';
import { WhenAndWho } from '../../../ui/when-and-who.tsx';
import type { StockedVariant } from './stocked-variant.ts';

const perPage = 10;

/** Every movement of the stock, newest first. */
export function StockHistory({ variantId, name, onClose }: StockedVariant & { onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const [page, setPage] = useState(1);
  const [history, setHistory] = useState<{ data: StockMovement[]; total: number }>();

  useEffect(() => {
    api('GET /api/v1/admin/variants/:id/stock-movements/', {
      params: { id: variantId },
      query: { page, per_page: perPage },
    }).then(setHistory, (error) => notify(errorMessage(error), { type: 'error' }));
  }, [variantId, page, notify]);

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>
        {words.history}: {name}
      </DialogTitle>
      <DialogContent>
        {history === undefined ? <CircularProgress size={24} /> : <Movements rows={history.data} />}
        {history !== undefined && history.total > perPage && (
          <TablePagination
            component="div"
            count={history.total}
            page={page - 1}
            rowsPerPage={perPage}
            rowsPerPageOptions={[]}
            onPageChange={(_, next) => setPage(next + 1)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Movements({ rows }: { rows: readonly StockMovement[] }) {
  if (rows.length === 0) return <Typography color="text.secondary">{words.noHistory}</Typography>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{words.columns.kind}</TableCell>
          <TableCell align="right">{words.columns.difference}</TableCell>
          <TableCell align="right">{words.columns.after}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell>
              {words.kinds[row.kind]}
              {row.note && <div>{row.note}</div>}
              <WhenAndWho at={row.at} who={row.order_id === null ? row.staff_name : <OrderLink id={row.order_id} />} />
            </TableCell>
            <TableCell align="right">{row.difference > 0 ? `+${row.difference}` : row.difference}</TableCell>
            <TableCell align="right">{row.stock_after}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
