import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Dashboard } from '@shop/contract/admin/dashboard.ts';
import { dashboardWording as words } from '@shop/wording/admin/dashboard.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { Link as RouterLink } from 'react-router';
import { moneyText } from '../../ui/money-field.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Unpaid, unconfirmed orders that reserve a lot of stock. */
export function LargeReservations({ total, orders, open }: Dashboard['large_reservations']) {
  return (
    <Panel title={`${words.largeReservations}: ${total}`}>
      <Typography color="text.secondary">{words.openOrders(open.orders, moneyText(open.goods))}</Typography>
      {orders.length > 0 && (
        <Stack component="ul" spacing={1} sx={{ pl: 2.5, mb: 0 }}>
          {orders.map(({ order_id, goods, pieces, until }) => (
            <li key={order_id}>
              <Link component={RouterLink} to={`/orders/${order_id}/show`}>
                {words.order(order_id)}
              </Link>
              {`, ${moneyText(goods)}, ${words.pieces(pieces)}`}
              {until !== null && (
                <Typography variant="caption" component="div">
                  {words.reservedUntil(shortDateAndTime(new Date(until)))}
                </Typography>
              )}
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
