import { html, type Markup } from '../../html.ts';
import type { TestCard } from '../test-cards.ts';

/** The outcomes that a visitor of the demonstration can choose without a card; the key is the outcome. */
export const choices = {
  approved: 'Схвалити',
  declined: 'Відхилити',
  '3-D Secure': '3-D Secure',
  pending: 'На перевірку',
  expired: 'Час сплив',
} as const;

export type Choice = keyof typeof choices;

export function demonstrationPanel(cards: readonly TestCard[]): Markup {
  return html`<aside class="panel" aria-labelledby="panel-title">
          <h2 id="panel-title">Для демонстрації</h2>
          <h3 id="cards-title">Тестові картки</h3>
          <p>Натисніть, і номер підставиться сам. Інших карток тут не приймають.</p>
          <ul class="cards" aria-labelledby="cards-title">
            ${cards.map(({ number, says }) => html`<li><button name="fill" value="${number}"><span class="number">${number}</span> <span class="says">${says}</span></button></li>`)}
          </ul>
          <h3 id="choices-title">Або відразу результат</h3>
          <div class="choices" role="group" aria-labelledby="choices-title">
            ${Object.entries(choices).map(([outcome, says]) => html`<button name="choice" value="${outcome}">${says}</button>`)}
            <button name="choice" value="close">Закрити</button>
          </div>
        </aside>`;
}
