import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { CustomerDetails } from '@shop/contract/admin/customers.ts';
import { accountOrdersWording } from '@shop/wording/account-orders.ts';
import { customersWording as words } from '@shop/wording/admin/customers.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { moneyText } from '../../ui/money-field.tsx';
import { OrderLink } from '../../ui/order-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { notOnPhones } from '../../ui/table.tsx';

/** Orders of the account, newest first. */
export function CustomerOrders({ orders }: Pick<CustomerDetails, 'orders'>) {
  if (orders.length === 0)
    return (
      <Panel title={words.orders}>
        <Typography color="text.secondary">{words.noOrders}</Typography>
      </Panel>
    );
  return (
    <Panel title={words.orders}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{words.order}</TableCell>
              <TableCell>{words.placed}</TableCell>
              <TableCell>{words.state}</TableCell>
              <TableCell align="right">{words.total}</TableCell>
              <TableCell align="right" sx={notOnPhones}>
                {words.received}
              </TableCell>
              <TableCell align="right" sx={notOnPhones}>
                {words.refunded}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {orders.map(({ id, state, total_price, received, refunded, created_at }) => (
              <TableRow key={id}>
                <TableCell>
                  <OrderLink id={id} />
                </TableCell>
                <TableCell sx={{ whiteSpace: { sm: 'nowrap' } }}>{shortDateAndTime(new Date(created_at))}</TableCell>
                <TableCell>{accountOrdersWording.states[state]}</TableCell>
                <TableCell align="right">{moneyText(total_price)}</TableCell>
                <TableCell align="right" sx={notOnPhones}>
                  {moneyText(received)}
                </TableCell>
                <TableCell align="right" sx={notOnPhones}>
                  {moneyText(refunded)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}
