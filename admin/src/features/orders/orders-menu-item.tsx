import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { ordersWording } from '@shop/wording/admin/orders.ts';
import { Menu } from 'react-admin';
import { useNewOrders } from './use-new-orders.ts';

/** For screen readers, which do not see the badge. */
const onlyHeard = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

/** Orders in the menu, with how many of them are new and wait for somebody. */
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
            <Box component="span" sx={onlyHeard}>
              {` ${ordersWording.newCount(count)}`}
            </Box>
          )}
        </>
      }
    />
  );
}
