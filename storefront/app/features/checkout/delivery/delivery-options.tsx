import {
  type DeliveryType,
  deliveryTypes,
  isByCarrier,
  type PaymentMethod,
  paysCarrier,
} from '@shop/domain/deliveries.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import { deliveryCost } from '@shop/domain/order-total.ts';
import type { SellingRules } from '@shop/domain/selling-rules.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { deliveryNames } from '@shop/wording/deliveries.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { Fragment, type ReactNode } from 'react';
import { useSellingFacts } from '../../../goods/use-selling-facts.ts';
import type { DeliveryForm } from './delivery-form.ts';
import { deliveryForms } from './delivery-forms.ts';
import './delivery-options.css';

/** Delivery types; the chosen one unfolds its fields. */
export function DeliveryOptions({
  chosen,
  goods,
  method,
  onChoose,
  children,
}: {
  chosen: DeliveryType | undefined;
  goods: Kopiykas;
  /** Decides who pays the carrier. */
  method: PaymentMethod;
  onChoose: (type: DeliveryType) => void;
  children: (type: DeliveryType, form: DeliveryForm) => ReactNode;
}) {
  const facts = useSellingFacts();
  const notes = deliveryStepWording.deliveryNotes(facts, facts.pickupAddress);
  return (
    <div className="opts">
      {deliveryTypes.map((type) => (
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
              <span className="opt-row__s">{notes[type]}</span>
            </span>
            {/* Hidden on narrow screens; the text beside it says the same. */}
            <span className={`opt-row__p ${isByCarrier(type) ? 'only-d' : ''}`}>
              {paysCarrier(type, chosen === type ? method : 'full')
                ? deliveryStepWording.byTariff
                : priceText(type, goods, facts)}
            </span>
          </label>
          {chosen === type && <div className="opt-panel">{children(type, deliveryForms[type])}</div>}
        </Fragment>
      ))}
    </div>
  );
}

function priceText(type: DeliveryType, goods: Kopiykas, rules: SellingRules): string {
  const cost = deliveryCost(type, goods, rules);
  return cost > 0 ? exactHryvnias(cost) : deliveryStepWording.free;
}
