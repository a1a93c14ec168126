import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ordersWording } from '@shop/wording/admin/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { api } from '../../api.ts';
import { refetchInterval } from './use-new-orders.ts';

type TabName = keyof typeof ordersWording.tabs;

/** The filters of each tab; other filters stay. */
const chosenBy: Record<TabName, { state?: string; needs_attention?: boolean }> = {
  new: { state: 'new' },
  toShip: { state: 'confirmed,packed' },
  onTheWay: { state: 'shipped' },
  attention: { needs_attention: true },
  all: {},
};
const names = Object.keys(chosenBy) as TabName[];

const countForAttention = async () =>
  (await api('GET /api/v1/admin/orders/', { query: { needs_attention: 'true', per_page: 1 } })).total;

/** Tabs of the order list by what is to be done. */
export function OrderTabs() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { state, needs_attention, ...others } = filterValues;
  const counted = { queryKey: ['orders', 'attention'], queryFn: countForAttention, refetchInterval };
  const { data: waiting = 0 } = useQuery(counted);
  const isChosen = (name: TabName) =>
    chosenBy[name].state === state && Boolean(chosenBy[name].needs_attention) === Boolean(needs_attention);
  return (
    <Tabs
      value={names.find(isChosen) ?? false}
      onChange={(_event, name: TabName) => setFilters({ ...others, ...chosenBy[name] }, displayedFilters)}
      aria-label={ordersWording.tabsLabel}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {names.map((name) => (
        <Tab
          key={name}
          value={name}
          label={name === 'attention' ? ordersWording.attentionTab(waiting) : ordersWording.tabs[name]}
        />
      ))}
    </Tabs>
  );
}
