import Button from '@mui/material/Button';
import type { Subscription, SubscriptionState } from '@shop/contract/admin/subscriptions.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { newsletterStateNames } from '@shop/wording/admin/customers.ts';
import { subscriptionsWording as words } from '@shop/wording/admin/subscriptions.ts';
import { api } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { recordList } from '../../ui/record-list.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

const tones: Record<SubscriptionState, Tone> = { pending: 'warning', confirmed: 'success', unsubscribed: 'info' };

export const SubscriptionList = recordList<Subscription>({
  sort: { field: 'created_at', order: 'DESC' },
  search: words.search,
  filters: [{ source: 'state', choices: newsletterStateNames }],
  actions: <Button href="/api/v1/admin/export/subscriptions/?format=xlsx">{words.export}</Button>,
  empty: words.empty,
  table: { rowClick: false },
  columns: [
    { source: 'email' },
    {
      source: 'state',
      disableSort: true,
      render: ({ state }) => <StatusChip tone={tones[state]} label={newsletterStateNames[state]} />,
    },
    { source: 'created_at', as: 'moment' },
    { source: 'confirmed_at', as: 'moment' },
    { source: 'unsubscribed_at', as: 'moment' },
    {
      label: adminWording.actions,
      align: 'right',
      render: ({ id, state }) => state !== 'unsubscribed' && <UnsubscribeButton id={id} />,
    },
  ],
});

function UnsubscribeButton({ id }: { id: number }) {
  return (
    <ActionButton
      run={() => api('POST /api/v1/admin/subscriptions/:id/unsubscribe/', { params: { id } })}
      done={words.unsubscribeDone}
      ask={{ title: words.unsubscribeTitle, text: words.unsubscribeText, agree: words.unsubscribe }}
    >
      {words.unsubscribe}
    </ActionButton>
  );
}
