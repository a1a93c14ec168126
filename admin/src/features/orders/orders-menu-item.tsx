import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { ordersWording } from '@shop/wording/admin/orders.ts';
import { Menu } from 'react-admin';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { useNewOrders } from './use-new-orders.ts';

/**
 * The menu item with the number of new orders. The number is in the label, too: screen readers do not read the badge.
 */
export function OrdersMenuItem() {
  const count = useNewOrders();
  return (
    <Menu.ResourceItem
      name="orders"
      leftIcon={
        <Badge badgeContent={count} color="error" aria-hidden>
          <ShoppingBag />
        </Badge>
      }
      primaryText={
        <>
          {ordersWording.name}
          {count > 0 && (
            <Box component="span" sx={visuallyHidden}>
              {` ${ordersWording.newCount(count)}`}
            </Box>
          )}
        </>
      }
    />
  );
}
