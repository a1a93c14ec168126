import { type DeliveryType, isByCarrier, type PaymentMethod, paysCarrier } from '@shop/domain/deliveries.ts';
import { type DeliveryRules, deliveryPayer, offeredDeliveries, offeredPayments } from '@shop/domain/delivery-rules.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import { deliveryCost } from '@shop/domain/order-total.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { deliveryNames } from '@shop/wording/deliveries.ts';
import { deliveryPromises } from '@shop/wording/delivery-promises.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { Fragment, type ReactNode } from 'react';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import { courierZone } from './courier-city.ts';
import type { DeliveryForm } from './delivery-form.ts';
import { deliveryForms } from './delivery-forms.ts';
import './delivery-options.css';

/** The deliveries that are offered; the chosen one unfolds its fields. */
export function DeliveryOptions({
  draft,
  chosen,
  goods,
  rules,
  method,
  onChoose,
  children,
}: {
  draft: CheckoutDraft;
  chosen: DeliveryType | undefined;
  goods: Kopiykas;
  rules: DeliveryRules;
  /** Decides who pays the carrier. */
  method: PaymentMethod | undefined;
  onChoose: (type: DeliveryType) => void;
  children: (type: DeliveryType, form: DeliveryForm) => ReactNode;
}) {
  const isPaidToCarrier = (type: DeliveryType) => {
    const paidBy = (chosen === type && method) || offeredPayments(type, rules)[0];
    return paidBy !== undefined && paysCarrier(type, deliveryPayer(type, paidBy, { goods, rules }));
  };
  return (
    <div className="opts">
      {offeredDeliveries(rules).map((type) => (
        <Fragment key={type}>
          <label className="opt-row">
            <input
              type="radio"
              name="deliveryType"
              value={type}
              checked={chosen === type}
              onChange={() => onChoose(type)}
            />
            <span className="opt-row__t">
              {deliveryNames[type]}
              <span className="opt-row__s">{deliveryPromises.note(type, rules)}</span>
            </span>
            {/* Hidden on narrow screens; the text beside it says the same. */}
            <span className={`opt-row__p ${isByCarrier(type) ? 'only-d' : ''}`}>
              {isPaidToCarrier(type) ? deliveryStepWording.byTariff : priceText(type, { draft, goods, rules })}
            </span>
          </label>
          {chosen === type && <div className="opt-panel">{children(type, deliveryForms[type])}</div>}
        </Fragment>
      ))}
    </div>
  );
}

/** Until the settlement is known the courier has a price only if it is the same everywhere. */
function priceText(
  type: DeliveryType,
  { draft, goods, rules }: { draft: CheckoutDraft; goods: Kopiykas; rules: DeliveryRules },
): string {
  const zone = courierZone(draft, rules);
  const costs = new Set((zone ? [zone] : rules.zones).map((each) => deliveryCost(each, goods)));
  const [cost = 0, ...others] = type === 'courier' ? costs : [];
  if (others.length > 0) return deliveryStepWording.byPlace;
  return cost > 0 ? exactHryvnias(cost as Kopiykas) : deliveryStepWording.free;
}
