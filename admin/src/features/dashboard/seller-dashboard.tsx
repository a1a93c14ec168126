import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { owners } from '@shop/contract/admin/roles.ts';
import { dashboardWording as words } from '@shop/wording/admin/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { api } from '../../api.ts';
import { errorMessage } from '../../call-api.ts';
import { useIsAllowed } from '../../rights.ts';
import { moneyText } from '../../ui/money-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AttackedAccounts } from './attacked-accounts.tsx';
import { BrokenLetterTexts } from './broken-letter-texts.tsx';
import { Figure } from './figure.tsx';
import { LargeReservations } from './large-reservations.tsx';
import { LowStock } from './low-stock.tsx';
import { MoneyByHand } from './money-by-hand.tsx';
import { OrdersByState } from './orders-by-state.tsx';
import { SalesChart } from './sales-chart.tsx';
import { TopProducts } from './top-products.tsx';
import { Troubles } from './troubles.tsx';

const grid = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, 1fr)' },
};
const half = { gridColumn: 'span 2' };
const whole = { gridColumn: '1 / -1' };

export function SellerDashboard() {
  const translate = useTranslate();
  const isOwner = useIsAllowed(owners);
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => api('GET /api/v1/admin/dashboard/'),
  });
  return (
    <Box sx={{ ...grid, pt: 2 }}>
      <Title title={translate('ra.page.dashboard')} />
      {error && (
        <Alert severity="error" sx={whole} action={<Button onClick={() => refetch()}>{words.again}</Button>}>
          {words.failed} {errorMessage(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={480} sx={whole} />}
      {data && (
        <>
          <Figure name={words.placed} value={String(data.placed.orders)} to="/orders" />
          <Figure name={words.average} value={data.placed.average === null ? '—' : moneyText(data.placed.average)} />
          <Figure
            name={words.attention}
            value={String(data.attention)}
            hint={words.attentionHint}
            isAlarming={data.attention > 0}
            to={filtered('orders', { needs_attention: 'true' })}
          />
          <Figure
            name={words.lowStock}
            value={String(data.low_stock.total)}
            hint={words.lowStockHint}
            to={filtered('products', { stock: 'low' })}
          />
          {data.attacked_accounts.total > 0 && (
            <Box sx={whole}>
              <AttackedAccounts {...data.attacked_accounts} />
            </Box>
          )}
          <Box sx={{ ...whole, '&:empty': { display: 'none' } }}>
            <BrokenLetterTexts />
          </Box>
          <Box sx={whole}>
            <Panel title={words.sales}>
              <SalesChart sales={data.sales} />
            </Panel>
          </Box>
          <Box sx={half}>
            <OrdersByState states={data.orders_by_state} linkTo={(state) => filtered('orders', { state })} />
          </Box>
          <Box sx={half}>
            <Troubles {...data} />
          </Box>
          <Box sx={half}>
            <LargeReservations {...data.large_reservations} />
          </Box>
          <Box sx={half}>
            <TopProducts products={data.top_products} />
          </Box>
          <Box sx={half}>
            <LowStock {...data.low_stock} to={filtered('products', { stock: 'low' })} />
          </Box>
          {isOwner && (
            <Box sx={whole}>
              <MoneyByHand />
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

/** The address of a list with these filters. */
function filtered(resource: string, filter: Record<string, string>): string {
  return `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
