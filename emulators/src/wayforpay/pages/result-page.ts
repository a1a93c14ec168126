import { html, type Markup } from '../../html.ts';
import type { Status } from '../payment.ts';
import type { ReasonCode } from '../reasons.ts';
import { layout, type Setting, wordmark } from './layout.ts';

export type Result = {
  status: Status;
  reasonCode: ReasonCode;
  amount: string | undefined;
  /** The message to the widget. */
  message: string;
  /** The form fields that are posted to the return page. */
  fields: Record<string, unknown>;
  returnTo: string | undefined;
  /** An unsigned result is not posted to the shop. */
  isSigned: boolean;
};

type Look = { sign: 'yes' | 'no' | 'waiting'; heading: string; event: string };

export function resultPage(result: Result, setting: Setting): Markup {
  const { sign, heading, event } = resultLook(result.status);
  const words = reasonWords[result.reasonCode];
  return layout(setting, {
    title: heading,
    isNarrow: true,
    content: html`<section class="payment"${setting.isInFrame && html` data-event="${event}" data-message="${result.message}"`}>
          ${wordmark}
          <div class="sign ${sign}" aria-hidden="true"></div>
          <h1 class="result" tabindex="-1">${heading}</h1>
          <p role="status">${words ?? (sign === 'yes' ? `Сплачено ${result.amount}` : '')}</p>
          ${returnControl(result, setting)}
        </section>`,
  });
}

/** Shown after the customer closes the payment: only the surrounding widget can remove its window. */
export function closedPage(setting: Setting): Markup {
  return layout(setting, {
    title: 'Вікно оплати закрито',
    isNarrow: true,
    content: html`<section class="payment" data-event="WfpWidgetEventClose">
          ${wordmark}
          <h1 class="result">Вікно оплати закрито</h1>
        </section>`,
  });
}

function returnControl({ fields, returnTo, isSigned }: Result, { isInFrame }: Setting): Markup {
  if (isInFrame) return html`<button type="button" class="pay" data-leave>Повернутися до магазину</button>`;
  if (returnTo === undefined) return html`<p>Цю сторінку можна закрити.</p>`;
  if (!isSigned) return html`<a class="pay" href="${returnTo}">Повернутися до магазину</a>`;
  return html`<form method="post" action="${returnTo}" data-submit-soon>
            ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value === null ? '' : String(value)}">`)}
            <button class="pay">Повернутися до магазину</button>
          </form>`;
}

function resultLook(status: Status): Look {
  switch (status) {
    case 'Approved':
    case 'WaitingAuthComplete':
      return { sign: 'yes', heading: 'Оплату схвалено', event: 'WfpWidgetEventApproved' };
    case 'Pending':
    case 'InProcessing':
      return { sign: 'waiting', heading: 'Платіж перевіряють', event: 'WfpWidgetEventPending' };
    case 'Expired':
      return { sign: 'no', heading: 'Час на оплату сплив', event: 'WfpWidgetEventDeclined' };
    case 'Refunded':
    case 'Voided':
    case 'RefundInProcessing':
      return { sign: 'yes', heading: 'Кошти повернено', event: 'WfpWidgetEventApproved' };
    default:
      return { sign: 'no', heading: 'Оплата не пройшла', event: 'WfpWidgetEventDeclined' };
  }
}

const reasonWords: Partial<Record<ReasonCode, string>> = {
  1101: 'Банк відхилив оплату. Гроші залишилися на картці.',
  1104: 'На картці бракує коштів.',
  1108: 'Банк не отримав вашого підтвердження.',
  1112: 'Цей рахунок уже відкривали. Почніть оплату в магазині ще раз.',
  1113: 'Підпис магазину не збігається, тому платіж не прийнято.',
  1115: 'Магазин передав не всі дані для оплати.',
  1121: 'Такого магазину платіжна система не знає.',
  1124: 'Почніть оплату в магазині ще раз.',
  1130: 'Магазин передав суму, яку не можна сплатити.',
  1134: 'Банк ще вирішує. Магазин повідомить про результат.',
};
