import { adminWording } from '@shop/wording/admin/admin.ts';
import { useEffect } from 'react';
import { useNewOrders } from '../features/orders/use-new-orders.ts';
import { useShopName } from './use-shop-name.ts';

/**
 * Sets the tab title from the page title, which react-admin writes only into the bar, with the number of new orders.
 */
export function useTabTitle(): void {
  const shop = useShopName();
  const newOrders = useNewOrders();
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (heading === null) return;
    const name = () => {
      const text = heading.textContent.trim();
      document.title = text === '' ? adminWording.documentTitle : adminWording.tab(text, shop, newOrders);
    };
    const observer = new MutationObserver(name);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    name();
    return () => {
      observer.disconnect();
      document.title = adminWording.documentTitle;
    };
  }, [shop, newOrders]);
}
