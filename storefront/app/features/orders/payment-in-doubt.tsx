import { paymentWording } from '@shop/wording/payments.ts';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { OrderNumber } from './order-number.tsx';
import type { Payment } from './use-payment.ts';

/** No pay button until the shop has said whether the order is paid. The order number may not be known yet. */
export function PaymentInDoubt({ payment, id }: { payment: Payment; id?: number }) {
  const number = id !== undefined && <OrderNumber id={id} />;
  if (payment.state !== 'unreachable') {
    return (
      <div className="page result">
        <div className="result__head result__head--coming">
          <h1 className="t-display">{paymentWording.checking}</h1>
          {number}
        </div>
        <div className="receipt receipt--coming" />
      </div>
    );
  }
  return (
    <div className="page result">
      <div className="result__head">
        <h1 className="t-display">{paymentWording.notChecked}</h1>
        <Notice tone="danger">{paymentWording.unreachable}</Notice>
        {number}
      </div>
      <form
        className="result__ways"
        onSubmit={(event) => {
          event.preventDefault();
          payment.ask();
        }}
      >
        <SubmitButton isBusy={payment.isAsking}>{paymentWording.checkAgain}</SubmitButton>
      </form>
    </div>
  );
}
