import { orderWording } from '@shop/wording/orders.ts';
import { Link, useCreatePath } from 'react-admin';

export function OrderLink({ id }: { id: number }) {
  const createPath = useCreatePath();
  return <Link to={createPath({ resource: 'orders', type: 'show', id })}>{orderWording.number(id)}</Link>;
}
