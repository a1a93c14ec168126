import type { AccountOrder } from '@shop/contract/customers.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import { accountOrdersWording } from '@shop/wording/account-orders.ts';
import { longDate } from '@shop/wording/dates.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { orderWording } from '@shop/wording/orders.ts';
import { wholeLine } from '../../../goods/cart-item.ts';
import { itemKind } from '../../../goods/item-kind.ts';
import { LinkedName } from '../../../goods/linked-name.tsx';
import { OrderSums } from '../../../goods/order-sums.tsx';
import { parseMoney } from '../../../goods/parse-money.ts';
import { paymentFlag } from '../../../goods/payment-flag.ts';
import { Price } from '../../../goods/price.tsx';
import { priced } from '../../../goods/priced.ts';
import { Drop } from '../../../ui/drop.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';

/** One order as a row that unfolds. The newest order starts open. */
export function OrderRow({ order, isFirst }: { order: AccountOrder; isFirst: boolean }) {
  const payment = paymentFlag(order);
  return (
    <details className="purchase" open={isFirst}>
      <summary>
        <b className="purchase__number">{orderWording.number(order.id)}</b>
        <span className="purchase__date t-small mute">{longDate(new Date(order.created))}</span>
        <span className="purchase__flags">
          <span className="flag flag--quiet">{accountOrdersWording.states[order.state]}</span>
          {payment && <span className={`flag ${payment.className}`}>{payment.words}</span>}
        </span>
        <b className="purchase__sum">{exactHryvnias(parseMoney(order.total_price))}</b>
        <Icon name="chevron-down" className="purchase__chevron" />
      </summary>
      <div className="purchase__body">
        <ul>
          {order.order_products.map((line) => (
            <OrderLine key={`${line.variant} ${line.recipient?.name}`} line={line} />
          ))}
        </ul>
        <OrderSums order={order} />
        <OrderFacts order={order} />
        <OrderActions order={order} />
      </div>
    </details>
  );
}

function OrderLine({ line }: { line: AccountOrder['order_products'][number] }) {
  const facts = [
    itemKind({ ...line, title: '' }),
    orderWording.times(line.quantity, exactHryvnias(currentPrice(priced(line)))),
    ...(line.is_preorder ? [accountOrdersWording.preorder] : []),
    ...(line.recipient ? [accountOrdersWording.for(line.recipient.name)] : []),
  ];
  return (
    <li className="oline">
      {line.image_picture ? (
        <Picture picture={{ ...line.image_picture, alt: '' }} sizes="64px" className="oline__img" />
      ) : (
        <span className="oline__img oline__img--none">
          <Drop />
        </span>
      )}
      <div>
        <p className="oline__name">
          <LinkedName of={line} />
        </p>
        <p className="help">{facts.join(' · ')}</p>
      </div>
      <Price of={wholeLine({ ...line, qty: line.quantity })} isOffer={false} isAdded />
    </li>
  );
}
