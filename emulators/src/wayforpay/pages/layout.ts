import { html, type Markup } from '../../html.ts';

export type Setting = {
  /** Base path of the company's files and pages. */
  basePath: string;
  isInFrame: boolean;
};

type Sheet = {
  title: string;
  content: Markup;
  /** Without the demonstration panel. */
  isNarrow?: boolean;
  refreshSeconds?: number;
};

export function layout({ basePath, isInFrame }: Setting, sheet: Sheet): Markup {
  const { title, content, isNarrow = false, refreshSeconds = 0 } = sheet;
  return html`<!doctype html>
<html lang="uk" class="${isInFrame ? 'in-frame' : 'whole-page'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    ${refreshSeconds > 0 && html`<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`}
    <title>${title} · демонстраційна оплата</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${basePath}/server/payment-page.css">
    <script src="${basePath}/server/payment-page.js" defer></script>
  </head>
  <body>
    <main class="sheet${isNarrow && ' narrow'}"${refreshSeconds > 0 && html` data-refresh-seconds="${refreshSeconds}"`}>
      <p class="demonstration">Демонстраційна оплата: справжніх грошей не знімають</p>
      ${content}
    </main>
  </body>
</html>
`;
}

export const wordmark = html`<p class="wordmark"><span class="coin" aria-hidden="true"></span>WayForPay <span class="emulator">емулятор</span></p>`;

/** The amount in Ukrainian format. */
export function formatAmount(kopiykas: number, currency: string): string {
  return new Intl.NumberFormat('uk-UA', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    kopiykas / 100,
  );
}
