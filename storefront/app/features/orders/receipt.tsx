import { kopiykas } from '@shop/domain/money.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { orderWording } from '@shop/wording/orders.ts';
import { paymentWording } from '@shop/wording/payments.ts';
import type { CartItem } from '../../goods/cart-item.ts';
import { cartGoods, wholeLine } from '../../goods/cart-item.ts';
import { itemKind } from '../../goods/item-kind.ts';
import { LinkedName } from '../../goods/linked-name.tsx';
import { OrderSums } from '../../goods/order-sums.tsx';
import { parseMoney } from '../../goods/parse-money.ts';
import { Price } from '../../goods/price.tsx';
import { priced } from '../../goods/priced.ts';
import { Sum, SumList } from '../../goods/sum-list.tsx';
import { SummaryLine } from '../../goods/summary-line.tsx';
import type { PictureSource } from '../../ui/picture.tsx';
import type { Order } from './use-placed-order.ts';

/** The ordered goods as the shop recorded them. */
export function OrderReceipt({ order }: { order: Order }) {
  return (
    <section className="receipt" aria-label={orderWording.contents}>
      <ul>
        {order.order_products.map((line) => (
          <Line key={line.variant} line={line} picture={line.image_picture} isPreorder={line.is_preorder} />
        ))}
      </ul>
      <OrderSums order={order} after={<CardPayment order={order} />} />
    </section>
  );
}

/** The amount paid, or to be paid, by card; if the order is paid in two parts, also the other part. */
function CardPayment({ order: { due_online, total_price, payed } }: { order: Order }) {
  const [now, total] = [parseMoney(due_online), parseMoney(total_price)];
  const isPart = now < total;
  if (now === 0 || !(payed || isPart)) return null;
  return (
    <>
      <Sum name={payed ? paymentWording.paidOnline : paymentWording.dueOnline}>{exactHryvnias(now)}</Sum>
      {isPart && <Sum name={paymentWording.dueOnReceipt}>{exactHryvnias(kopiykas(total - now))}</Sum>}
    </>
  );
}

/** The ordered goods from the cart: discounts and delivery are unknown. */
export function CartReceipt({ items }: { items: readonly CartItem[] }) {
  return (
    <section className="receipt" aria-label={orderWording.contents}>
      <ul>
        {items.map((item) => (
          <Line
            key={item.id}
            line={{ ...item, name: item.product_name, quantity: item.qty }}
            picture={item.image_picture}
            isPreorder={item.isPreorder}
          />
        ))}
      </ul>
      <SumList total={cartGoods(items)}>{null}</SumList>
    </section>
  );
}

type ReceiptLine = Pick<
  Order['order_products'][number],
  'name' | 'type' | 'value' | 'unit' | 'quantity' | 'price' | 'discount_price' | 'url'
>;

function Line(props: { line: ReceiptLine; picture: PictureSource | null; isPreorder: boolean }) {
  const { line, picture, isPreorder } = props;
  const facts = [
    itemKind({ ...line, title: '' }),
    orderWording.times(line.quantity, exactHryvnias(currentPrice(priced(line)))),
    ...(isPreorder ? [orderWording.preorder] : []),
  ];
  return (
    <SummaryLine
      name={<LinkedName of={line} />}
      meta={facts.join(' · ')}
      picture={picture}
      money={<Price of={wholeLine({ ...line, qty: line.quantity })} isOffer={false} isAdded />}
    />
  );
}
