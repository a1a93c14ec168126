import { type PaymentMethod, paysCarrier } from '@shop/domain/deliveries.ts';
import { deliveryPayer } from '@shop/domain/delivery-rules.ts';
import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { dueOnline, type OrderToPay } from '@shop/domain/payment-methods.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { sumsWording } from '@shop/wording/sums.ts';
import { changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { useDeliveryRules } from '../../../goods/use-delivery-rules.ts';
import { PageLink } from '../../../navigation/page-link.tsx';
import { useIsPublished } from '../../../navigation/published-pages.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';

/** The end of the form. The order can be submitted once delivery and payment are chosen. */
export function SubmitSection({
  form,
  total,
  order,
  goods,
  method,
  isBusy,
}: {
  /** Id of the form that the button submits. */
  form: string;
  /** Undefined while the cart is loading. */
  total: Kopiykas | undefined;
  order: OrderToPay | undefined;
  goods: Kopiykas;
  method: PaymentMethod | undefined;
  isBusy: boolean;
}) {
  const hasOffer = useIsPublished()('/page/terms');
  return (
    <>
      <p className="co-total">
        <span>{sumsWording.total}</span>
        <span>{total !== undefined && exactHryvnias(total)}</span>
      </p>
      {total !== undefined && order && method === 'prepayment' && <InTwoParts order={order} goods={goods} />}
      <div className="co__actions">
        <button
          type="button"
          className="btn btn--line"
          disabled={isBusy}
          onClick={() => changeDraft(() => ({ step: 1 }))}
        >
          {deliveryStepWording.back}
        </button>
        {method && (
          <SubmitButton form={form} isBusy={isBusy}>
            {method === 'cash' ? deliveryStepWording.order : deliveryStepWording.pay}
          </SubmitButton>
        )}
      </div>
      {method && hasOffer && (
        <p className="help co__offer">
          {deliveryStepWording.offer}
          <PageLink className="link" to="/page/terms">
            {deliveryStepWording.offerLink}
          </PageLink>
          .
        </p>
      )}
    </>
  );
}

/** What is paid now, and what is paid on receipt. */
function InTwoParts({ order, goods }: { order: OrderToPay; goods: Kopiykas }) {
  const { rules } = useDeliveryRules();
  const now = dueOnline('prepayment', { total: order.total, prepayment: rules.prepayment });
  const rest = kopiykas(order.total - now);
  return (
    <dl className="co-parts">
      <div>
        <dt>{deliveryStepWording.now}</dt>
        <dd>{exactHryvnias(now)}</dd>
      </div>
      {rest > 0 && (
        <div>
          <dt>{deliveryStepWording.onReceipt}</dt>
          <dd>
            {paysCarrier(order.deliveryType, deliveryPayer(order.deliveryType, 'prepayment', { goods, rules }))
              ? deliveryStepWording.withDelivery(exactHryvnias(rest))
              : exactHryvnias(rest)}
          </dd>
        </div>
      )}
    </dl>
  );
}
