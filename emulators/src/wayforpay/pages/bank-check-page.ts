import { html, type Markup } from '../../html.ts';
import type { Payment } from '../payment.ts';
import { formatAmount, layout, type Setting, wordmark } from './layout.ts';

/** 3-D Secure: the bank asks the customer. The page reloads by itself, with and without scripts. */
export function bankCheckPage({ purchase, session, cardPan }: Payment, secondsLeft: number, setting: Setting): Markup {
  return layout(setting, {
    title: 'Підтвердження в банку',
    isNarrow: true,
    refreshSeconds: secondsLeft,
    content: html`<form method="post" action="${setting.basePath}/pay/${session}">
        <section class="payment">
          ${wordmark}
          <div class="sign waiting" aria-hidden="true"></div>
          <h1 class="result">Підтвердьте оплату в банку</h1>
          <p role="status">Банк перевіряє, чи це ви сплачуєте ${formatAmount(purchase.kopiykas, purchase.currency)} карткою ${cardPan}. За кілька секунд він схвалить оплату сам.</p>
          <button class="pay" name="choice" value="approved">Підтвердити</button>
          <button class="quiet" name="choice" value="3-D Secure failed">Відмовитися</button>
        </section>
      </form>`,
  });
}
