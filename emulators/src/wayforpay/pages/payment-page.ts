import { html, type Markup } from '../../html.ts';
import type { Payment } from '../payment.ts';
import { testCards } from '../test-cards.ts';
import { demonstrationPanel } from './demonstration-panel.ts';
import { formatAmount, layout, type Setting, wordmark } from './layout.ts';

export type CardProblems = { card?: string; expiry?: string; cvv?: string };
export type CardForm = { card: string; expiry: string; cvv: string; problems: CardProblems; isFilled?: boolean };

export const emptyForm: CardForm = { card: '', expiry: '', cvv: '', problems: {} };

/** The form after a click on a test card. */
export function filledForm(number: string, thisYear: number): CardForm {
  return { card: number, expiry: `12/${String(thisYear + 3).slice(-2)}`, cvv: '123', problems: {}, isFilled: true };
}

export function paymentPage({ purchase, session }: Payment, form: CardForm, setting: Setting): Markup {
  const amount = formatAmount(purchase.kopiykas, purchase.currency);
  const { problems } = form;
  const hasProblems = Object.keys(problems).length > 0;
  return layout(setting, {
    title: hasProblems ? `Помилка: оплата ${amount}` : `Оплата ${amount}`,
    content: html`<form method="post" action="${setting.basePath}/pay/${session}" class="parts" novalidate>
        <section class="payment">
          ${wordmark}
          <h1><span class="for">${purchase.products.map(({ name }) => name).join(', ')}</span> <span class="amount">${amount}</span></h1>
          <div class="fields">
            ${field({ name: 'card', label: 'Номер картки', value: form.card, problem: problems.card, hint: '0000 0000 0000 0000', longest: 23 })}
            ${field({ name: 'expiry', label: 'Термін дії', value: form.expiry, problem: problems.expiry, hint: 'ММ/РР', longest: 7 })}
            ${field({ name: 'cvv', label: 'CVV', value: form.cvv, problem: problems.cvv, hint: '000', longest: 3 })}
          </div>
          <button class="pay" name="choice" value="pay"${form.isFilled === true && html` data-focus`}>Оплатити ${amount}</button>
          <button class="quiet" name="choice" value="close">Повернутися до магазину</button>
        </section>
        ${demonstrationPanel(testCards)}
      </form>`,
  });
}

type Field = {
  name: keyof CardProblems;
  label: string;
  value: string;
  problem: string | undefined;
  hint: string;
  longest: number;
};

function field({ name, label, value, problem, hint, longest }: Field): Markup {
  return html`<div class="field field-${name}">
              <label for="${name}">${label}</label>
              <input id="${name}" name="${name}" value="${value}" placeholder="${hint}" maxlength="${longest}" inputmode="numeric" autocomplete="off" required${problem !== undefined && html` aria-invalid="true" aria-describedby="${name}-problem"`}>
              ${problem !== undefined && html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>`}
            </div>`;
}
