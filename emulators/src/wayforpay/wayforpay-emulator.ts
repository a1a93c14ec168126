// Emulates the part of WayForPay that the shop uses: the widget, the payment page, the API and signed webhooks.
// Based on the company's manual and on reports of integrators.

import { readFileSync } from 'node:fs';
import { answerApi } from './answer-api.ts';
import { type Clock, systemClock } from './clock.ts';
import { readState, writeState } from './kept-state.ts';
import { Ledger } from './ledger.ts';
import { type Mishap, spoilt } from './mishaps.ts';
import type { Means, Outcome, Payment } from './payment.ts';
import type { Company } from './read-purchase.ts';
import { reasons } from './reasons.ts';
import { type PageParts, servePages } from './serve-pages.ts';
import { Deliveries } from './webhook-deliveries.ts';
import { type WebhookFields, webhookBody, webhookFields } from './webhook-fields.ts';

export type WayforpayOptions = Company &
  Pick<PageParts, 'addressOfShop'> & {
    /** Sends webhooks to the shop. */
    send: typeof fetch;
    clock?: Clock;
    /** The file that keeps payments over a restart. */
    file?: string;
  };

export type WayforpayEmulator = {
  /** Serves all requests within the process, without a network. */
  fetch: typeof fetch;
  ledger: Ledger;
  deliveries: Deliveries;
  /** For tests: a customer pays what the shop offers to the widget. */
  pay(offered: object, outcome: Outcome, means?: Means): Payment;
  /** For tests: sends a signed webhook; `changes` may make it false. */
  webhook(payment: Payment, changes?: Partial<WebhookFields>): void;
  /** For tests: the next answers of the API fail like this, one after the other. */
  goWrong(...mishaps: Mishap[]): void;
  /** Stops all timers and deliveries. */
  close(): void;
};

export function wayforpayEmulator(options: WayforpayOptions): WayforpayEmulator {
  const { merchantAccount, secretKey, address, addressOfShop, send, file, clock = systemClock } = options;
  const company: Company = { merchantAccount, secretKey, address };
  const mishaps: Mishap[] = [];
  const known = readState(file);
  const keep = () => writeState(file, { payments: ledger.payments, waiting: [...deliveries.waiting] });
  const deliveries = new Deliveries({ send, secretKey, clock, onChange: keep }, known.waiting);
  const ledger = new Ledger(clock, (payment, isReported) => (isReported ? webhook(payment) : keep()), known.payments);
  const pages = servePages({ ledger, company, clock, addressOfShop });
  const basePath = new URL(address).pathname;

  function webhook(payment: Payment, changes: Partial<WebhookFields> = {}) {
    const { serviceUrl: url, reference } = payment.purchase;
    if (url === null) keep();
    else deliveries.add({ url, reference, body: webhookBody(webhookFields(payment, company, changes)) });
  }

  function pay(offered: object, outcome: Outcome, means: Means = { cardPan: '41****1111', paymentSystem: 'card' }) {
    const form = toForm(offered);
    const payment = ledger.find(form.get('orderReference') ?? '') ?? pages.openPayment(form, true);
    if ('refused' in payment) throw new Error(`Refused: ${payment.refused} ${reasons[payment.refused]}`);
    ledger.decide(payment, outcome, means);
    return payment;
  }

  async function serve(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const [, place = '', which = ''] = pathname.slice(basePath.length).split('/');
    const form = async () => new URLSearchParams(await request.text());
    const notFound = new Response(null, { status: 404 });
    switch (`${request.method} /${place}`) {
      case 'GET /server':
        return serveFile(which) ?? notFound;
      case 'GET /pay':
        return pages.show(which) ?? notFound;
      case 'GET /repay':
        return pages.show(which, true) ?? notFound;
      case 'POST /pay':
        if (which === '' || which === 'compact')
          return pages.open(await form(), searchParams.get('behavior') === 'frame');
        return pages.choose(which, await form()) ?? notFound;
      case 'POST /api':
        return await spoilt(mishaps.shift(), answerApi(await request.text(), ledger, company), clock);
      default:
        return notFound;
    }
  }

  return {
    ledger,
    deliveries,
    pay,
    webhook,
    goWrong: (...next) => void mishaps.push(...next),
    async fetch(url, init) {
      const request = new Request(url, init);
      return await Promise.race([serve(request), rejectOnAbort(request.signal)]);
    },
    close() {
      ledger.close();
      deliveries.close();
    },
  };
}

/** The form that the widget posts. */
export function toForm(offered: object): URLSearchParams {
  const fields = Object.entries(offered).flatMap(([name, given]) =>
    Array.isArray(given) ? given.map((value) => [`${name}[]`, String(value)]) : [[name, String(given)]],
  );
  return new URLSearchParams(fields);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** The files that browsers load from the company. */
const files = ['pay-widget.js', 'pay-widget.min.css', 'payment-page.js', 'payment-page.css'];

function serveFile(name: string): Response | undefined {
  if (!files.includes(name)) return undefined;
  const type = name.endsWith('.js') ? types.js : types.css;
  const headers = { 'content-type': type, 'cache-control': 'no-cache' };
  return new Response(readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8'), { headers });
}
