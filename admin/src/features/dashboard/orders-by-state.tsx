import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Dashboard } from '@shop/contract/admin/dashboard.ts';
import { dashboardWording as words } from '@shop/wording/admin/dashboard.ts';
import { Link as RouterLink } from 'react-router';
import { Panel } from '../../ui/panel.tsx';

type OrdersByStateProps = { states: Dashboard['orders_by_state']; linkTo: (state: string) => string };

/** Number of orders per state, in the order of the workflow, each with a link to its list. */
export function OrdersByState({ states, linkTo }: OrdersByStateProps) {
  const counted = new Map(states.map(({ state, orders }) => [state, orders]));
  const most = Math.max(1, ...counted.values());
  return (
    <Panel title={words.byState}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr auto', gap: 1.5, alignItems: 'center' }}>
        {Object.entries(words.orderStates).map(([state, name]) => {
          const orders = counted.get(state) ?? 0;
          return [
            <Link key={state} component={RouterLink} to={linkTo(state)}>
              {name}
            </Link>,
            <Box key={`${state} bar`} sx={{ height: 8, bgcolor: 'action.hover', borderRadius: 1 }}>
              <Box
                sx={{ height: 8, bgcolor: 'primary.main', borderRadius: 1 }}
                style={{ width: `${(orders / most) * 100}%` }}
              />
            </Box>,
            <Box key={`${state} count`} sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {orders}
            </Box>,
          ];
        })}
      </Box>
    </Panel>
  );
}
