import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { orderPageWording } from '@shop/wording/order-page.ts';
import { paymentWording } from '@shop/wording/payments.ts';
import { useRevalidator } from 'react-router';
import { parseMoney } from '../../goods/parse-money.ts';
import { PaymentWait } from '../../paying/payment-wait.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { usePayAgain } from './use-pay-again.ts';
import type { Order } from './use-placed-order.ts';

/** What is due now, and the button that pays it. */
export function PayOrder({ order }: { order: Order }) {
  const { revalidate } = useRevalidator();
  const { state, pay } = usePayAgain(order.order_reference, revalidate);
  return (
    <section className="order-page__pay" aria-label={orderPageWording.due}>
      <p>
        <span className="soft">{orderPageWording.due}</span>{' '}
        <b className="order-page__due">{exactHryvnias(parseMoney(order.due_online))}</b>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
      >
        <SubmitButton isBusy={state === 'asking' || state === 'paying'}>{orderPageWording.pay}</SubmitButton>
      </form>
      {state === 'failed' && <Notice tone="danger">{paymentWording.payFailed}</Notice>}
      {state === 'window-missing' && <Notice tone="danger">{paymentWording.windowMissing}</Notice>}
      {state === 'over' && <Notice tone="danger">{paymentWording.notPayable}</Notice>}
      {state === 'paying' && <PaymentWait />}
    </section>
  );
}
