import { adminWording } from '@shop/wording/admin/admin.ts';
import { useEffect } from 'react';
import { useNewOrders } from '../features/orders/use-new-orders.ts';

/**
 * The tab of the browser is called as the page is, react-admin writes its title into the bar alone, and tells how many
 * new orders wait.
 */
export function useTabTitle(): void {
  const newOrders = useNewOrders();
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (heading === null) return;
    const name = () => {
      const text = heading.textContent.trim();
      document.title = text === '' ? adminWording.documentTitle : adminWording.tab(text, newOrders);
    };
    const observer = new MutationObserver(name);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    name();
    return () => {
      observer.disconnect();
      document.title = adminWording.documentTitle;
    };
  }, [newOrders]);
}
