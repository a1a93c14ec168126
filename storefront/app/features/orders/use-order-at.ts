import { useEffect } from 'react';
import { forgetAttemptOf } from '../../browser-storage/order-attempt.ts';
import { parseMoney } from '../../goods/parse-money.ts';
import { useReplacePage } from '../../navigation/right-document.ts';
import { type Order, type Placed, usePlacedOrder } from './use-placed-order.ts';

type Address = '/confirmation' | '/failed';

/**
 * The last order, with a redirect to the page that fits its state: an address can be typed or come from the history.
 * Showing the order ends the order attempt, unless money may be on its way: a customer who then orders the same again
 * must reach this order.
 */
export function useOrderAt(address: Address, isMoneyOnTheWay = false): Placed {
  const replacePage = useReplacePage();
  const placed = usePlacedOrder();
  const home = placed.state === 'ready' ? pageForOrder(placed.order) : address;
  const shownId = home === address && (placed.state === 'ready' || placed.state === 'unknown') ? placed.id : undefined;
  useEffect(() => {
    if (home !== address) replacePage(home);
  }, [home, address, replacePage]);
  useEffect(() => {
    if (shownId !== undefined && !isMoneyOnTheWay) forgetAttemptOf(shownId);
  }, [shownId, isMoneyOnTheWay]);
  return home === address ? placed : { state: 'coming' };
}

/** No thanks for an order that is still to be paid on the site. */
function pageForOrder({ due_online, payed }: Order): Address {
  return parseMoney(due_online) > 0 && !payed ? '/failed' : '/confirmation';
}
