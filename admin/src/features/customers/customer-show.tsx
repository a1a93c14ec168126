import Stack from '@mui/material/Stack';
import type { CustomerDetails } from '@shop/contract/admin/customers.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { neverSubscribed, newsletterStateNames, customersWording as words } from '@shop/wording/admin/customers.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { EmailField } from 'react-admin';
import { useIsAllowed } from '../../rights.ts';
import { Facts } from '../../ui/facts.tsx';
import { moneyText } from '../../ui/money-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { ShowPage, TwoColumns } from '../../ui/show-page.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerLetters } from './customer-letters.tsx';
import { CustomerOrders } from './customer-orders.tsx';

export function CustomerShow() {
  const seesLetters = useIsAllowed(right('letters'));
  return (
    <ShowPage<CustomerDetails> title={({ last_name, first_name }) => `${last_name} ${first_name}`}>
      {(customer) => (
        <TwoColumns
          main={
            <>
              <Panel title={words.profile} actions={<ActivationChip isActivated={customer.is_activated} />}>
                <Facts facts={profileFacts(customer)} />
              </Panel>
              <CustomerOrders orders={customer.orders} />
              {seesLetters && <CustomerLetters customerId={customer.id} />}
            </>
          }
          side={
            <Panel title={words.account}>
              <Stack spacing={2}>
                <Facts facts={accountFacts(customer)} />
                <CustomerActions customer={customer} />
              </Stack>
            </Panel>
          }
        />
      )}
    </ShowPage>
  );
}

function profileFacts(customer: CustomerDetails) {
  const { fields } = words;
  return [
    [fields.email, <EmailField key="email" source="email" />],
    [fields.phone_number, <PhoneLink key="phone" phone={customer.phone_number} />],
    [fields.city, customer.city],
    [fields.total_spent, `${moneyText(customer.total_spent)}\n${words.spentHint}`],
    [fields.orders_count, customer.orders_count],
  ] as const;
}

function accountFacts({ created_at, consent_at, wishlist_size, sessions_count, subscription }: CustomerDetails) {
  return [
    [words.fields.created_at, shortDateAndTime(new Date(created_at))],
    [words.consent, consent_at && shortDateAndTime(new Date(consent_at))],
    [words.sessions, sessions_count],
    [words.wishlist, wishlist_size],
    [words.newsletter, subscription === null ? neverSubscribed : newsletterStateNames[subscription]],
  ] as const;
}

function ActivationChip({ isActivated }: { isActivated: boolean }) {
  return isActivated ? (
    <StatusChip tone="success" label={words.confirmed} />
  ) : (
    <StatusChip tone="warning" label={words.notConfirmed} />
  );
}
