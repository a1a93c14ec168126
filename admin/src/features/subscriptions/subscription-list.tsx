import Button from '@mui/material/Button';
import type { Subscription, SubscriptionState } from '@shop/contract/admin/subscriptions.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { newsletterStateNames } from '@shop/wording/admin/customers.ts';
import { subscriptionsWording as words } from '@shop/wording/admin/subscriptions.ts';
import { FunctionField, SelectInput } from 'react-admin';
import { api } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import { Table } from '../../ui/table.tsx';
import { toChoices } from '../../ui/to-choices.ts';

const tones: Record<SubscriptionState, Tone> = { pending: 'warning', confirmed: 'success', unsubscribed: 'info' };

const filters = [<SelectInput key="state" source="state" choices={toChoices(newsletterStateNames)} alwaysOn />];
const exportButton = <Button href="/api/v1/admin/export/subscriptions/?format=xlsx">{words.export}</Button>;

export function SubscriptionList() {
  return (
    <ListPage
      sort={{ field: 'created_at', order: 'DESC' }}
      search={words.search}
      filters={filters}
      actions={exportButton}
      empty={words.empty}
    >
      <Table rowClick={false}>
        <Table.Col source="email" />
        <Table.Col source="state" disableSort>
          <FunctionField<Subscription>
            render={({ state }) => <StatusChip tone={tones[state]} label={newsletterStateNames[state]} />}
          />
        </Table.Col>
        <Table.Col source="created_at">
          <MomentField source="created_at" />
        </Table.Col>
        <Table.Col source="confirmed_at">
          <MomentField source="confirmed_at" />
        </Table.Col>
        <Table.Col source="unsubscribed_at">
          <MomentField source="unsubscribed_at" />
        </Table.Col>
        <Table.Col label={adminWording.actions} align="right">
          <FunctionField<Subscription>
            render={({ id, state }) => state !== 'unsubscribed' && <UnsubscribeButton id={id} />}
          />
        </Table.Col>
      </Table>
    </ListPage>
  );
}

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
