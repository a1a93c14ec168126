// WayForPay as far as the shop speaks it: the widget, the payment page, the API and signed webhooks.
// Written from the facts in the company's manual and from what integrators have seen.

import { answerApi } from './answer-api.ts';
import { type Clock, systemClock } from './clock.ts';
import { readState, writeState } from './kept-state.ts';
import { Ledger } from './ledger.ts';
import { type Mishap, spoilt } from './mishaps.ts';
import type { Means, Outcome, Payment } from './payment.ts';
import type { Company } from './read-purchase.ts';
import { reasons } from './reasons.ts';
import { serveFile } from './serve-files.ts';
import { type PageParts, servePages } from './serve-pages.ts';
import { Deliveries } from './webhook-deliveries.ts';
import { type WebhookFields, webhookBody, webhookFields } from './webhook-fields.ts';

export type WayforpayOptions = Company &
  Pick<PageParts, 'addressOfShop'> & {
    /** Brings webhooks to the shop. */
    send: typeof fetch;
    clock?: Clock;
    /** Remembers payments over a restart. */
    file?: string;
  };

export type WayforpayEmulator = {
  /** Everything the company serves, without a network, for the same process. */
  fetch: typeof fetch;
  ledger: Ledger;
  deliveries: Deliveries;
  /** For tests: a customer pays what the shop offers to the widget. */
  pay(offered: object, outcome: Outcome, means?: Means): Payment;
  /** For tests: tells the shop of a payment, signed, whether it is true or not. */
  webhook(payment: Payment, changes?: Partial<WebhookFields>): void;
  /** For tests: the next answers of the API, as many as named, go wrong so. */
  goWrong(...mishaps: Mishap[]): void;
  /** Nothing happens by itself any more. */
  close(): void;
};

export function wayforpayEmulator(options: WayforpayOptions): WayforpayEmulator {
  const { merchantAccount, secretKey, address, addressOfShop, send, file, clock = systemClock } = options;
  const company: Company = { merchantAccount, secretKey, address };
  const mishaps: Mishap[] = [];
  const known = readState(file);
  const keep = () => writeState(file, { payments: ledger.payments, waiting: [...deliveries.waiting] });
  const deliveries = new Deliveries({ send, secretKey, clock, onChange: keep }, known.waiting);
  const ledger = new Ledger(clock, (payment, isTold) => (isTold ? webhook(payment) : keep()), known.payments);
  const pages = servePages({ ledger, company, clock, addressOfShop });
  const basePath = new URL(address).pathname;

  function webhook(payment: Payment, changes: Partial<WebhookFields> = {}) {
    const { serviceUrl: url, reference } = payment.purchase;
    if (url === null) keep();
    else deliveries.add({ url, reference, body: webhookBody(webhookFields(payment, company, changes)) });
  }

  function pay(offered: object, outcome: Outcome, means: Means = { cardPan: '41****1111', paymentSystem: 'card' }) {
    const form = formOf(offered);
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
      return await Promise.race([serve(request), abortOf(request.signal)]);
    },
    close() {
      ledger.close();
      deliveries.close();
    },
  };
}

/** As the widget posts what it was given. */
export function formOf(offered: object): URLSearchParams {
  const fields = Object.entries(offered).flatMap(([name, given]) =>
    Array.isArray(given) ? given.map((value) => [`${name}[]`, String(value)]) : [[name, String(given)]],
  );
  return new URLSearchParams(fields);
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
