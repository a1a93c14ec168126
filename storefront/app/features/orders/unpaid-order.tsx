import { orderWording } from '@shop/wording/orders.ts';
import { paymentWording } from '@shop/wording/payments.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { waitingAddress } from '../../paying/card-offer.ts';
import { PaymentWait } from '../../paying/payment-wait.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { OrderInDoubt } from './order-in-doubt.tsx';
import { OrderNumber } from './order-number.tsx';
import { PaymentInDoubt } from './payment-in-doubt.tsx';
import { OrderReceipt } from './receipt.tsx';
import { ReceiptOfCart } from './receipt-of-cart.tsx';
import { useOrderAt } from './use-order-at.ts';
import { usePayAgain } from './use-pay-again.ts';
import { type Payment, useLateNews } from './use-payment.ts';
import type { Order } from './use-placed-order.ts';

/** Loaded only after a decline. If it fails to load, the page states the decline without a reason. */
const WhyDeclined = lazy<typeof import('./why-declined.tsx').default>(() =>
  import('./why-declined.tsx').catch(() => ({ default: () => <></> })),
);

type KnownPayment = Extract<Payment, { state: 'known' }>;

/** The last order while it is unpaid; the cart stays as it is. */
export function UnpaidOrder({ payment, isWindowMissing }: { payment: Payment; isWindowMissing: boolean }) {
  const isMoneyOnTheWay = payment.state !== 'known' || payment.standing === 'undecided';
  const placed = useOrderAt('/failed', isMoneyOnTheWay);
  if (placed.state === 'coming' || placed.state === 'none')
    return <OrderInDoubt placed={placed} heading={orderWording.notPaid} />;
  const { id } = placed;
  if (placed.state === 'without-reference') {
    return (
      <Unpaid
        title={orderWording.notPaid}
        id={id}
        says={<Notice tone="danger">{paymentWording.declined}</Notice>}
        receipt={<ReceiptOfCart isPaid={false} />}
      />
    );
  }
  if (payment.state !== 'known') return <PaymentInDoubt payment={payment} id={id} />;
  if (placed.state !== 'ready') return <OrderInDoubt placed={placed} heading={orderWording.notPaid} />;
  return <KnownOrder order={placed.order} payment={payment} isWindowMissing={isWindowMissing} />;
}

function KnownOrder(props: { order: Order; payment: KnownPayment; isWindowMissing: boolean }) {
  const { order, payment, isWindowMissing } = props;
  const again = usePayAgain(order.order_reference, payment.ask);
  const isOpen = payment.standing === 'undecided' || (payment.standing === 'payable' && !payment.isDeclined);
  useLateNews(isOpen && again.state === 'idle', payment.ask);
  const shown = { id: order.order_id, receipt: <OrderReceipt order={order} /> };
  switch (again.state === 'over' ? 'over' : payment.standing) {
    case 'undecided':
      return (
        <Unpaid {...shown} title={paymentWording.undecided} says={<p>{paymentWording.undecidedHint}</p>}>
          <PageLink className="btn btn--primary" to={waitingAddress(order.order_reference)}>
            {paymentWording.toWaiting}
          </PageLink>
        </Unpaid>
      );
    case 'refunded':
      return <Unpaid {...shown} title={paymentWording.refundedTitle} says={<p>{paymentWording.refunded}</p>} />;
    case 'payable': {
      const hasNoWindow = again.state === 'window-missing' || (again.state === 'idle' && isWindowMissing);
      return (
        <Unpaid
          {...shown}
          title={orderWording.notPaid}
          says={<WhyUnpaid payment={payment} hasNoWindow={hasNoWindow} />}
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              again.pay();
            }}
          >
            <SubmitButton isBusy={again.state === 'asking' || again.state === 'paying'}>
              {paymentWording.payAgain}
            </SubmitButton>
          </form>
          {again.state === 'failed' && <Notice tone="danger">{paymentWording.payFailed}</Notice>}
          {again.state === 'paying' && <PaymentWait />}
        </Unpaid>
      );
    }
    default:
      return (
        <Unpaid
          {...shown}
          title={orderWording.notPaid}
          says={<Notice tone="danger">{paymentWording.notPayable}</Notice>}
        >
          <PageLink className="btn btn--primary" to="/checkout">
            {paymentWording.orderAnew}
          </PageLink>
        </Unpaid>
      );
  }
}

function WhyUnpaid({ payment, hasNoWindow }: { payment: KnownPayment; hasNoWindow: boolean }) {
  if (hasNoWindow) return <Notice tone="danger">{paymentWording.windowMissing}</Notice>;
  if (payment.isDeclined) {
    return (
      <>
        <Suspense>{payment.declineReason && <WhyDeclined reason={payment.declineReason} />}</Suspense>
        <Notice tone="danger">{paymentWording.declined}</Notice>
      </>
    );
  }
  return <p>{paymentWording.notFinished}</p>;
}

function Unpaid(props: { title: string; id: number; says: ReactNode; receipt: ReactNode; children?: ReactNode }) {
  const { title, id, says, receipt, children } = props;
  return (
    <div className="page result">
      <div className="result__head">
        <h1 className="t-display">{title}</h1>
        {says}
        <OrderNumber id={id} />
      </div>
      {receipt}
      <div className="result__ways">
        {children}
        <PageLink className="btn btn--line" to="/contacts">
          {orderWording.toContacts}
        </PageLink>
      </div>
    </div>
  );
}
