import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { isMailed } from '@shop/domain/certificates.ts';
import { isByCarrier } from '@shop/domain/deliveries.ts';
import { accountOrdersWording } from '@shop/wording/account-orders.ts';
import { ordersWording } from '@shop/wording/admin/orders.ts';
import { deliveryNames } from '@shop/wording/deliveries.ts';
import type { ReactNode } from 'react';
import { Link as PageLink } from 'react-router';
import { useIsAllowed } from '../../rights.ts';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { ChangeDelivery } from './steps/change-delivery.tsx';

/** Recipient and address; below, the actions for them. */
export function OrderDelivery({ order, children }: { order: AdminOrder; children: ReactNode }) {
  const { byMail } = accountOrdersWording;
  const isByMail = isMailed(order.delivery_type, order.lines);
  const seesCustomers = useIsAllowed(right('customers'));
  const canChange = order.actions.includes('change_delivery');
  return (
    <Panel title={ordersWording.customer} actions={canChange && <ChangeDelivery order={order} />}>
      <Stack sx={{ gap: 0.5 }}>
        {order.is_erased ? (
          <Typography color="text.secondary">{ordersWording.erased}</Typography>
        ) : (
          <>
            <Typography>
              {order.first_name} {order.last_name}
            </Typography>
            <PhoneLink phone={order.phone} />
            <Link href={`mailto:${order.email}`}>{order.email}</Link>
          </>
        )}
        {order.customer_id !== null && seesCustomers && (
          <Link component={PageLink} to={`/customers/${order.customer_id}/show`}>
            {ordersWording.toCustomer}
          </Link>
        )}
        {!order.is_erased && <Box sx={{ ml: -0.625 }}>{children}</Box>}
        <Typography variant="h3" sx={{ mt: 1.5 }}>
          {ordersWording.delivery}
        </Typography>
        <Typography>{isByMail ? byMail : deliveryNames[order.delivery_type]}</Typography>
        {!isByMail && <Typography>{order.delivery_address}</Typography>}
        {isByCarrier(order.delivery_type) && (
          <Typography color="text.secondary">
            {order.delivery_payer === 'shop' ? ordersWording.carrierPaidByShop : ordersWording.carrierPaidByRecipient}
          </Typography>
        )}
      </Stack>
    </Panel>
  );
}
