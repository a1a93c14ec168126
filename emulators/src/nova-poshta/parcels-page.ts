import { html, type Markup } from '../html.ts';
import { statuses } from './journey.ts';
import type { Parcel } from './parcels.ts';

/** What a visitor of the demonstration can do to a parcel; the key is the form's value. */
export const choices = { on: 'Далі', 9: 'Отримано', 103: 'Відмова', 105: 'Зберігання припинено' } as const;

/** A public page, so it shows no sender, recipient or content. */
export function parcelsPage(parcels: readonly Parcel[]): Markup {
  return html`<!doctype html>
<html lang="uk">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Посилки · емулятор Нової пошти</title>
    <link rel="icon" href="data:,">
    <style>
      body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #16201b }
      article { padding: 1rem 0; border-top: 1px solid #dfe3dd }
      h2 { margin: 0; font-size: 1.125rem; font-variant-numeric: tabular-nums }
      p { margin: .25rem 0 .75rem }
      button { min-height: 2.75rem; margin: 0 .5rem .5rem 0; padding: 0 1rem; font: inherit; background: #fff; border: 1px solid #173c31; border-radius: 4px; cursor: pointer }
      button:hover { background: #eef2ee }
      :focus-visible { outline: 2px solid #173c31; outline-offset: 2px }
    </style>
  </head>
  <body>
    <main>
      <h1>Посилки</h1>
      <p>Емулятор Нової пошти для демонстрації. Посилки рухаються самі за кілька хвилин; тут їх можна пришвидшити.</p>
      ${parcels.length === 0 && html`<p>Жодної посилки ще немає: створіть накладну в замовленні.</p>`}
      ${parcels.map(parcelEntry)}
    </main>
  </body>
</html>
`;
}

function parcelEntry({ number, code, city, point, collected }: Parcel): Markup {
  const isThere = [2, 9, 10, 11].includes(code);
  return html`<article>
        <h2>${number}</h2>
        <p>${city}, ${point}${collected !== '' && `, післяплата ${collected} грн`}<br><strong>${statuses[code]}</strong></p>
        ${
          !isThere &&
          html`<form method="post" action="parcels/${number}">
          ${Object.entries(choices).map(([value, says]) => html`<button name="choice" value="${value}">${says}</button>`)}
        </form>`
        }
      </article>`;
}
