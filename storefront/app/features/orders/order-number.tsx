import { orderWording } from '@shop/wording/orders.ts';

export function OrderNumber({ id }: { id: number }) {
  return (
    <p className="soft">
      {orderWording.order} <b className="result__number">{orderWording.number(id)}</b>
    </p>
  );
}
