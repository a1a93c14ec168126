import { right } from '@shop/contract/admin/rights.ts';
import { orderWording } from '@shop/wording/orders.ts';
import { Link, useCreatePath } from 'react-admin';
import { useIsAllowed } from '../rights.ts';

/** The number of an order, which leads to it for those who may see orders. */
export function OrderLink({ id }: { id: number }) {
  const createPath = useCreatePath();
  const number = orderWording.number(id);
  if (!useIsAllowed(right('orders'))) return number;
  return <Link to={createPath({ resource: 'orders', type: 'show', id })}>{number}</Link>;
}
